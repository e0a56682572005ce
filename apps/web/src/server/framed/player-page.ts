import { html, raw } from 'hono/html';

const STYLE = `
  :root { color-scheme: dark; font: 600 15px/20px system-ui, sans-serif; }
  body { margin: 0; block-size: 100vh; background: #17171a; }
  canvas { display: block; inline-size: 100%; block-size: 100%; }
  button { position: fixed; inset: auto auto 12px 12px; min-block-size: 44px; padding: 0 20px; border: 0; border-radius: 22px; font: inherit; color: #fff; background: rgb(0 0 0 / 70%); cursor: pointer; }
`;

/** Weaves a row after the other; a full cloth is followed by the next one. */
const SCRIPT = `
  const COLOURS = ['#c8452f', '#1f3f7a', '#e0b03c', '#f3ead9', '#26262b'];
  const COLUMNS = 32;
  const ROWS = 32;
  const ROW_MS = 90;
  const canvas = document.querySelector('canvas');
  const button = document.querySelector('button');
  const cloth = canvas.getContext('2d');
  canvas.width = COLUMNS * 16;
  canvas.height = ROWS * 16;
  let row = 0;
  let timer;
  const weave = () => {
    if (row % ROWS === 0) cloth.clearRect(0, 0, canvas.width, canvas.height);
    for (let column = 0; column < COLUMNS; column += 1) {
      const warp = Math.floor(column / 4);
      const weft = Math.floor(row / 6) * 2;
      cloth.fillStyle = COLOURS[((row + column) % 2 === 0 ? warp : warp + weft) % COLOURS.length];
      cloth.fillRect(column * 16, canvas.height - ((row % ROWS) + 1) * 16, 15, 15);
    }
    row += 1;
  };
  const play = (isPlaying) => {
    clearInterval(timer);
    if (isPlaying) timer = setInterval(weave, ROW_MS);
    button.textContent = isPlaying ? 'Pause' : 'Play';
  };
  button.addEventListener('click', () => play(button.textContent === 'Play'));
  play(true);
`;

/** Prints the player that the seeded pin "The loom at work" embeds: a loom that weaves. */
export function playerPage(nonce: string): ReturnType<typeof html> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The loom at work</title>
        <style nonce="${nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <canvas aria-label="A cloth grows row by row" role="img"></canvas>
        <button></button>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
}
