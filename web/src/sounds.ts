// The sounds of the table, made as they are played. Silent until the first click or key: browsers want it so.
import { settings } from "./settings.svelte";

const MASTER = 10 ** (-12 / 20); // -12 dB
const QUIETEST = 0.001; // where a sound ends: -60 dB
const ATTACK = 0.004; // seconds; shorter would click
const AGAIN = 50; // milliseconds: of many cards at once one is heard
const WAKING = ["pointerdown", "pointerup", "keydown"] as const; // a touch counts when it ends

/** Where a sound is played, and from when on. */
interface Stage {
  context: BaseAudioContext;
  out: AudioNode;
  start: number;
}

interface Part {
  at?: number; // seconds after the start
  length: number; // seconds until it cannot be heard any more
  level: number;
  attack?: number; // seconds until it is loudest
}

interface Tone extends Part {
  shape: OscillatorType;
  from: number; // hertz
  to?: number;
}

interface Noise extends Part {
  from: number; // the middle of its band, in hertz
  to?: number;
  narrow?: number; // the filter's quality
}

/** Loud at once, or after a while, and then fading away. */
function envelope({ context, out, start }: Stage, { at = 0, length, level, attack = ATTACK }: Part): GainNode {
  const gain = context.createGain();
  const begin = start + at;
  gain.gain.setValueAtTime(QUIETEST, begin);
  gain.gain.exponentialRampToValueAtTime(level, begin + attack);
  gain.gain.exponentialRampToValueAtTime(QUIETEST, begin + length);
  gain.connect(out);
  return gain;
}

function glide(pitch: AudioParam, begin: number, { from, to = from, length }: Tone | Noise): void {
  pitch.setValueAtTime(from, begin);
  if (to !== from) pitch.exponentialRampToValueAtTime(to, begin + length);
}

function tone(stage: Stage, part: Tone): void {
  const begin = stage.start + (part.at ?? 0);
  const oscillator = stage.context.createOscillator();
  oscillator.type = part.shape;
  glide(oscillator.frequency, begin, part);
  oscillator.connect(envelope(stage, part));
  oscillator.start(begin);
  oscillator.stop(begin + part.length);
}

function noise(stage: Stage, part: Noise): void {
  const begin = stage.start + (part.at ?? 0);
  const filter = stage.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = part.narrow ?? 1;
  glide(filter.frequency, begin, part);
  const source = stage.context.createBufferSource();
  source.buffer = hiss(stage.context, part.length);
  source.connect(filter).connect(envelope(stage, part));
  source.start(begin);
}

function hiss(context: BaseAudioContext, length: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(length * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** An oven bell. */
function bell(stage: Stage, at: number): void {
  tone(stage, { shape: "sine", from: 1046, at, length: 0.9, level: 0.6 });
  tone(stage, { shape: "sine", from: 2093, at, length: 0.9, level: 0.3 });
}

const CHORD = [262, 330, 392, 523]; // C, E, G, C

function arpeggio(stage: Stage, at: number, octave: number): void {
  for (const [index, pitch] of CHORD.entries()) {
    tone(stage, { shape: "triangle", from: pitch * octave, at: at + index * 0.08, length: 0.18, level: 0.6 });
  }
}

const SOUNDS = {
  card: (stage: Stage) => {
    noise(stage, { from: 2000, length: 0.06, level: 1.2 });
  },
  draw: (stage: Stage) => {
    noise(stage, { from: 2000, to: 3000, length: 0.09, level: 1.2 });
  },
  /** Something is selected. */
  tick: (stage: Stage) => {
    tone(stage, { shape: "sine", from: 1200, length: 0.025, level: 0.5 });
  },
  place: (stage: Stage) => {
    tone(stage, { shape: "sine", from: 160, to: 90, length: 0.09, level: 1 });
    noise(stage, { from: 700, length: 0.05, level: 0.6 });
  },
  no: (stage: Stage) => {
    for (const from of [220, 208]) tone(stage, { shape: "triangle", from, length: 0.14, level: 0.5 });
  },
  turn: (stage: Stage) => {
    bell(stage, 0);
  },
  /** The chef's hat flies to the next seat. */
  hat: (stage: Stage) => {
    noise(stage, { from: 400, to: 1200, length: 0.2, level: 0.7, attack: 0.08 });
  },
  fudge: (stage: Stage) => {
    for (const [index, from] of [330, 277, 220].entries()) {
      tone(stage, { shape: "sine", from, at: index * 0.1, length: 0.1, level: 0.7 });
    }
  },
  bake: (stage: Stage) => {
    arpeggio(stage, 0, 2);
    noise(stage, { from: 500, length: 0.42, level: 0.35, narrow: 0.7, attack: 0.25 });
  },
  round: (stage: Stage) => {
    for (const at of [0, 0.35]) bell(stage, at);
  },
  win: (stage: Stage) => {
    for (const at of [0, 0.42]) arpeggio(stage, at, 4);
    for (const pitch of CHORD) tone(stage, { shape: "triangle", from: pitch * 2, at: 0.84, length: 1.2, level: 0.3 });
  },
  chat: (stage: Stage) => {
    tone(stage, { shape: "sine", from: 880, length: 0.06, level: 0.5 });
  },
};

export type Sound = keyof typeof SOUNDS;
export const ALL = Object.keys(SOUNDS) as Sound[];

/** Plays a sound into any context: the one that is heard, or one that only computes. */
export function render(sound: Sound, context: BaseAudioContext, start: number): void {
  const out = context.createGain();
  out.gain.value = MASTER;
  out.connect(context.destination);
  SOUNDS[sound]({ context, out, start });
}

class Sounds {
  private context: AudioContext | null = null;
  private last = new Map<Sound, number>();

  constructor() {
    for (const kind of WAKING) addEventListener(kind, this.wake, { capture: true, passive: true });
  }

  /** While nobody looks only the bell for one's turn is heard. */
  play(sound: Sound): void {
    if (!settings.sound || this.context?.state !== "running") return;
    if (document.hidden && sound !== "turn") return;
    const now = performance.now();
    if (now - (this.last.get(sound) ?? -AGAIN) < AGAIN) return;
    this.last.set(sound, now);
    render(sound, this.context, this.context.currentTime);
  }

  private wake = (): void => {
    this.context ??= new AudioContext();
    if (this.context.state !== "running") void this.context.resume();
  };
}

export const sounds = new Sounds();
