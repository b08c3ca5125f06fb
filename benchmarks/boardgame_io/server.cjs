// boardgame.io's own server, in memory, on a free port of the loopback.
const { Server, Origins } = require("boardgame.io/server");
const { PieGame } = require("./game.cjs");

const server = Server({ games: [PieGame], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`listening on :${appServer.address().port}\n`);
});
