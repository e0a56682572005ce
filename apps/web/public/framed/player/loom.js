// Weaves a row after the other; a full cloth is followed by the next one.
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
