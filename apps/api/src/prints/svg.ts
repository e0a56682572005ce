/** The width of every print; its height follows from the ratio. */
export const PRINT_WIDTH = 1000;

/** Formats a coordinate with one decimal, to keep the markup short. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A point of a print. */
export type Point = readonly [x: number, y: number];

/** A smooth curve through all points (Catmull-Rom as cubic Béziers), open or closed. */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const inside = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    const point = points[inside];
    if (point === undefined) throw new RangeError('curve() needs at least one point.');
    return point;
  };
  const [startX, startY] = at(0);
  const parts = [`M${n(startX)} ${n(startY)}`];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    parts.push(
      `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`,
    );
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** A polygon with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}

/** A filled rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

/** A filled circle. */
export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

/** A filled path. */
export function fillPath(path: string, fill: string, extra = ''): string {
  return `<path d="${path}" fill="${fill}"${extra}/>`;
}

/** A line along a path, round at its ends and joins. */
export function strokePath(path: string, stroke: string, width: number): string {
  return `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Red (0), green (1) or blue (2) of a `#rrggbb` colour, 0 to 255. */
function channel(colour: string, index: 0 | 1 | 2): number {
  return Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
}

/** How bright a `#rrggbb` colour looks, 0 to 255. */
export function luminance(colour: string): number {
  return 0.299 * channel(colour, 0) + 0.587 * channel(colour, 1) + 0.114 * channel(colour, 2);
}

/** Mixes two `#rrggbb` colours; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const mixed = ([0, 1, 2] as const).map((index) =>
    Math.round(channel(first, index) * (1 - share) + channel(second, index) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
