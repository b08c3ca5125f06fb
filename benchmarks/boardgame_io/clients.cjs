// Four socket.io clients at each match, which move at once when it is their turn, or at a fixed rate in all.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { PieGame } = require("./game.cjs");

const [port, matches, wanted, rate] = process.argv.slice(2).map(Number);
const delays = [];
const sent = new Map(); // by match and turn: when the move was sent
let made = 0;
let bytes = 0; // that all clients have received
let next = 0;

function pause() {
  if (!rate) return 0;
  next = Math.max(next, performance.now() - 50) + 1000 / rate;
  return Math.max(0, next - performance.now());
}

function finish() {
  delays.sort((one, other) => one - other);
  const at = (part) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))];
  process.stdout.write(JSON.stringify({ made, bytes, p50: at(0.5), p99: at(0.99), longest: delays.at(-1) }) + "\n");
  process.exit(0);
}

function heard(client, matchID, playerID, state) {
  if (!state || state.ctx.turn === client.turnSeen) return;
  const key = `${matchID} ${state.ctx.turn - 1}`;
  if (client.turnSeen !== undefined && sent.has(key)) delays.push(performance.now() - sent.get(key));
  client.turnSeen = state.ctx.turn;
  if (playerID === "0" && ++made >= wanted) finish();
  if (state.ctx.currentPlayer !== playerID) return;
  const move = () => {
    sent.set(`${matchID} ${state.ctx.turn}`, performance.now());
    client.moves.play(Math.floor(Math.random() * 6));
  };
  if (rate) setTimeout(move, pause());
  else setImmediate(move);
}

for (let match = 0; match < matches; match++) {
  const matchID = `${process.pid}-${match}`; // the server makes a match when somebody first asks for it
  for (const playerID of ["0", "1", "2", "3"]) {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}` });
    const client = Client({ game: PieGame, numPlayers: 4, matchID, playerID, multiplayer, debug: false });
    client.subscribe((state) => heard(client, matchID, playerID, state));
    client.start();
    client.transport.socket.io.on("packet", ({ data }) => (bytes += data ? JSON.stringify(data).length : 0));
  }
}
