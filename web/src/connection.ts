// The connection to a table: a socket that opens itself again, and questions that get their own answers.
import { socketAddress } from "./api";
import { line } from "./line.svelte";
import type { FromPage, FromServer } from "./wire";

type Unnumbered<Message> = Message extends { ref: number } ? Omit<Message, "ref"> : never;
export type Question = Unnumbered<FromPage>;

const MAX_PAUSE = 5000; // milliseconds
const GIVE_UP = 15_000; // milliseconds without an answer: the line may be dead without saying so

export class Connection {
  private socket: WebSocket | null = null;
  private answers = new Map<number, (answer: FromServer | null) => void>();
  private ref = 0;
  private failures = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private code: string,
    private opened: () => void,
    private heard: (message: FromServer) => void,
    private lost: () => void,
  ) {
    this.connect();
  }

  /** Sends it; the answer with its number, or null if the connection broke before. */
  ask(question: Question): Promise<FromServer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...question, ref }));
    setTimeout(() => this.giveUp(ref), GIVE_UP);
    return line.waiting(new Promise((resolve) => this.answers.set(ref, resolve)));
  }

  close(): void {
    this.closed = true;
    this.forgetQuestions();
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The server knows people by the cookie that a connection was opened with: a new guest opens a new one. */
  reopen(): Promise<void> {
    this.forgetQuestions();
    clearTimeout(this.timer);
    if (this.socket) this.socket.onclose = null;
    this.socket?.close();
    this.connect();
    return new Promise((resolve) => this.socket?.addEventListener("open", () => resolve(), { once: true }));
  }

  /** Do not wait for the pause to end: somebody is looking. */
  hurry(): void {
    if (this.closed || !this.timer) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private connect(): void {
    this.timer = 0;
    const socket = new WebSocket(socketAddress(this.code));
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => {
      this.failures = 0;
      for (const text of (event.data as string).split("\n")) this.receive(JSON.parse(text) as FromServer);
    };
    socket.onclose = () => this.broken();
    const opening = new Promise((resolve) => {
      for (const end of ["open", "close"]) socket.addEventListener(end, resolve, { once: true });
    });
    void line.waiting(opening);
  }

  /** Opens the line again if a question has no answer yet. */
  private giveUp(ref: number): void {
    if (!this.answers.has(ref)) return;
    this.lost();
    void this.reopen();
  }

  private receive(message: FromServer): void {
    this.heard(message);
    if (!("ref" in message)) return;
    this.answers.get(message.ref)?.(message);
    this.answers.delete(message.ref);
  }

  private forgetQuestions(): void {
    for (const resolve of this.answers.values()) resolve(null);
    this.answers.clear();
  }

  private broken(): void {
    this.forgetQuestions();
    if (this.closed) return;
    this.lost();
    const pause = Math.min(MAX_PAUSE, 300 * 2 ** this.failures++);
    this.timer = window.setTimeout(() => this.connect(), pause);
  }
}
