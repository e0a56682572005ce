/** The longer side of what a ThumbHash is decoded to, in pixels. */
const LONGER_SIDE_PX = 32;

/** The most waves along a side. */
const MAX_WAVES = 7;

/** What a ThumbHash is decoded to. */
export interface ThumbHashPixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and 255 of each pixel, row by row. */
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** The values of each wave at each pixel of a side. */
const cosines = (size: number) =>
  Array.from({ length: size * MAX_WAVES }, (_value, at) =>
    Math.cos((Math.PI / size) * (Math.floor(at / MAX_WAVES) + 0.5) * (at % MAX_WAVES)),
  );

/**
 * Decodes a ThumbHash (https://evanw.github.io/thumbhash/): the average of an image and its longest waves, in lightness and two
 * differences of colour. Transparent parts get the average colour. Undefined for what is no ThumbHash.
 */
export function decodeThumbHash(base64: string): ThumbHashPixels | undefined {
  let text = '';
  try {
    text = atob(base64);
  } catch {
    // not base64
  }
  // The header of a picture without transparent parts has 5 bytes.
  if (text.length < 6) return undefined;
  let bits = 0;
  /** Reads the next number, whose bits come after those of the last one. */
  const read = (length: number) => {
    const from = text.charCodeAt(bits >> 3) | (text.charCodeAt((bits >> 3) + 1) << 8);
    const value = (from >> (bits & 7)) & ((1 << length) - 1);
    bits += length;
    return value;
  };
  const averages = [read(6) / 63, read(6) / 31.5 - 1, read(6) / 31.5 - 1] as const;
  const lightnessScale = read(5) / 31;
  const longer = read(1) ? 5 : MAX_WAVES;
  const shorter = read(3) || 1;
  // A quarter more: the few levels of the waves take saturation away.
  const scales = [lightnessScale, (read(6) / 63) * 1.25, (read(6) / 63) * 1.25] as const;
  const [across, down] = read(1) ? [longer, shorter] : [shorter, longer];
  // Skips the average and the scale of transparency.
  if (longer === 5) read(8);
  const width = Math.round(LONGER_SIDE_PX * Math.min(1, across / down));
  const height = Math.round(LONGER_SIDE_PX * Math.min(1, down / across));
  const [alongX, alongY] = [cosines(width), cosines(height)];

  /** The value of each channel at each pixel. */
  const channels = averages.map((average, channel) => {
    const [columns, rows] = channel ? [3, 3] : [Math.max(3, across), Math.max(3, down)];
    const values = new Float32Array(width * height).fill(average);
    for (let y = 0; y < rows; y++) {
      // Waves stand in the triangle before the diagonal; the first is the average.
      for (let x = y ? 0 : 1; x * rows < columns * (rows - y); x++) {
        const strength = (read(4) / 7.5 - 1) * scales[channel]! * 2;
        for (let at = 0; at < values.length; at++) {
          const row = Math.floor(at / width);
          const wave = alongX[(at % width) * MAX_WAVES + x]! * alongY[row * MAX_WAVES + y]!;
          values[at]! += strength * wave;
        }
      }
    }
    return values;
  });

  const rgba = new Uint8ClampedArray(width * height * 4);
  for (const [at, lightness] of channels[0]!.entries()) {
    const blue = lightness - (2 / 3) * channels[1]![at]!;
    const red = (3 * lightness - blue + channels[2]![at]!) / 2;
    rgba.set(
      [red, red - channels[2]![at]!, blue, 1].map((value) => 255 * value),
      at * 4,
    );
  }
  return { width, height, rgba };
}
