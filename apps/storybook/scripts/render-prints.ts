/** Writes the art prints of the stories to `media/`, always the same. Run it with `node`. */
import { mkdirSync, writeFileSync } from 'node:fs';

const target = new URL('../media/', import.meta.url);

/** A pseudorandom generator of numbers from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function print(name: string, width: number, height: number, ground: string, shapes: string): void {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${shapes}</svg>\n`;
  writeFileSync(new URL(`${name}.svg`, target), svg);
}

function wave(width: number, base: number, swing: number, phase: number, foot: number): string {
  const points = [];
  for (let x = 0; x <= width; x += width / 24) {
    const y =
      base +
      Math.sin(x / (width / 5) + phase) * swing +
      Math.sin(x / (width / 2.3) + phase) * swing;
    points.push(`${x.toFixed(0)} ${y.toFixed(1)}`);
  }
  return `M0 ${foot}L${points.join('L')}L${width} ${foot}Z`;
}

function dunes(
  name: string,
  sky: string,
  sun: string,
  layers: readonly string[],
  tall: number,
): void {
  const shapes = layers.map(
    (fill, index) =>
      `<path fill="${fill}" d="${wave(600, tall * (0.42 + index * 0.13), 22 + index * 4, index * 1.7, tall)}"/>`,
  );
  print(
    name,
    600,
    tall,
    sky,
    `<circle cx="408" cy="${tall * 0.28}" r="78" fill="${sun}"/>${shapes.join('')}`,
  );
}

function terrazzo(
  name: string,
  seed: number,
  ground: string,
  colors: readonly string[],
  tall: number,
): void {
  const next = numbers(seed);
  const chips = Array.from({ length: 150 }, () => {
    const [x, y, size] = [next() * 600, next() * tall, 8 + next() * 22];
    const corners = Array.from({ length: 5 }, (_, corner) => {
      const angle = (corner / 5) * Math.PI * 2 + next();
      const reach = size * (0.6 + next() * 0.6);
      return `${(x + Math.cos(angle) * reach).toFixed(0)},${(y + Math.sin(angle) * reach).toFixed(0)}`;
    });
    return `<polygon fill="${colors[Math.floor(next() * colors.length)]}" points="${corners.join(' ')}"/>`;
  });
  print(name, 600, tall, ground, chips.join(''));
}

function blocks(
  name: string,
  seed: number,
  colors: readonly string[],
  columns: number,
  rows: number,
): void {
  const next = numbers(seed);
  const side = 600 / columns;
  const pick = () => colors[Math.floor(next() * colors.length)];
  let shapes = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [column * side, row * side];
      shapes += `<rect x="${x}" y="${y}" width="${side + 1}" height="${side + 1}" fill="${pick()}"/>`;
      const form = Math.floor(next() * 4);
      if (form === 0)
        shapes += `<circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side / 2}" fill="${pick()}"/>`;
      if (form === 1)
        shapes += `<path d="M${x} ${y + side}A${side} ${side} 0 0 1 ${x + side} ${y}V${y + side}Z" fill="${pick()}"/>`;
      if (form === 2)
        shapes += `<path d="M${x} ${y + side}L${x + side} ${y}V${y + side}Z" fill="${pick()}"/>`;
    }
  }
  print(name, 600, side * rows, colors[0] ?? '#fff', shapes);
}

function stems(name: string, tall: number): void {
  const next = numbers(7);
  let shapes = '';
  for (let stem = 0; stem < 8; stem++) {
    const x = 70 + stem * 66;
    const top = tall * (0.18 + next() * 0.3);
    shapes += `<path d="M${x} ${tall}C${x - 12} ${tall * 0.7} ${x + 14} ${top + 160} ${x} ${top}" fill="none" stroke="#4a6b3f" stroke-width="5"/>`;
    for (let leaf = 0; leaf < 5; leaf++) {
      const y = top + 60 + leaf * (tall - top) * 0.17;
      const side = leaf % 2 ? 1 : -1;
      shapes += `<ellipse cx="${x + side * 26}" cy="${y}" rx="28" ry="10" transform="rotate(${side * -24} ${x + side * 26} ${y})" fill="${leaf % 3 ? '#9bb187' : '#5b8a5a'}"/>`;
    }
    shapes += `<circle cx="${x}" cy="${top}" r="${16 + next() * 10}" fill="${stem % 2 ? '#dfa15a' : '#4d7f52'}"/>`;
  }
  print(name, 600, tall, '#fdf6ea', shapes);
}

function contours(name: string, tall: number): void {
  const next = numbers(3);
  let shapes = '';
  for (let hill = 0; hill < 7; hill++) {
    const [cx, cy, lean] = [next() * 600, next() * tall, 0.6 + next() * 0.8];
    for (let ring = 1; ring < 9; ring++) {
      shapes += `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${ring * 26}" ry="${(ring * 26 * lean).toFixed(0)}" transform="rotate(${(lean * 60).toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)})" fill="none" stroke="${ring % 4 ? '#c9ddf0' : '#e0525f'}" stroke-width="2.5"/>`;
    }
  }
  print(name, 600, tall, '#17345c', shapes);
}

mkdirSync(target, { recursive: true });
dunes(
  'dunes',
  '#f3e4d0',
  '#e4572e',
  ['#f0a35f', '#d9763c', '#a8482b', '#6a2b2b', '#f0a35f', '#d9763c'],
  900,
);
dunes('lake', '#0b1026', '#f4e3bd', ['#2a3154', '#1c2344', '#5cc2bf', '#3b5068', '#26344c'], 680);
terrazzo('terrazzo-sugared', 11, '#fff0e6', ['#f7a8c8', '#c6b1d8', '#9ccfff', '#fbc4da'], 860);
terrazzo('terrazzo', 29, '#f5f1e8', ['#2a9d8f', '#264653', '#e9c46a', '#e76f51'], 600);
blocks('night-shapes', 5, ['#10253a', '#f2d48f', '#6f8f82', '#efe6d2', '#bf0a12'], 4, 6);
blocks('tall-blocks', 17, ['#24323d', '#d8b08c', '#86a397', '#f1e7d8', '#c4553d'], 2, 9);
stems('stems', 780);
contours('contours', 520);
