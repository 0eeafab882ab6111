/** PNG files with a palette of 256 colors: a third of the bytes of full color. */
import { decode, encode } from 'fast-png';
import { applyPaletteSync, buildPaletteSync, utils } from 'image-q';

/** One less than fit, for the ground. */
const COLORS = 255;
const SMALLEST = 9;

/**
 * The same picture with a palette, in which the color of the first pixel, the ground, stays exact.
 * Nothing is dithered: grain costs more bytes than the steps it hides.
 */
export function paletted(png: Uint8Array): Uint8Array {
  const { width, height, data, channels } = decode(png);
  const whole = utils.PointContainer.fromUint8Array(withAlpha(data, channels), width, height);
  const pixels = whole.toUint32Array();
  const ground = pixels[0] ?? 0;
  const palette = buildPaletteSync([whole], { colors: COLORS, paletteQuantization: 'wuquant' });
  const reduced = applyPaletteSync(whole, palette, { imageQuantization: 'nearest' });
  const near = reduced.toUint32Array();
  return indexed(
    near.map((color, pixel) => (pixels[pixel] === ground ? ground : color)),
    width,
    height,
  );
}

function withAlpha(data: ArrayLike<number>, channels: number): Uint8Array {
  const pixels = data.length / channels;
  const all = new Uint8Array(pixels * 4).fill(255);
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    for (let part = 0; part < 3; part += 1) {
      all[pixel * 4 + part] = data[pixel * channels + part] ?? 0;
    }
  }
  return all;
}

/** Pixels as 0xAABBGGRR. */
function indexed(pixels: Uint32Array, width: number, height: number): Uint8Array {
  const colors = [...new Set(pixels)].toSorted((one, other) => one - other);
  const places = new Map(colors.map((color, index) => [color, index]));
  const data = Uint8Array.from(pixels, (color) => places.get(color) ?? 0);
  const palette = colors.map((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]);
  const options = { zlib: { level: SMALLEST } } as const;
  return encode({ width, height, data, palette, depth: 8, channels: 1 }, options);
}
