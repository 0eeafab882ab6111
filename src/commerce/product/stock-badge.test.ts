import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

const NAMES = ['In Stock', 'Presale', 'Preorder', 'Impaired', 'Out of Stock', 'Coming Soon'];
const GROUNDS = ['paper', 'sheet'];
const SCHEMES = ['light', 'dark'] as const;
const LEAST_CONTRAST = 7;

const styles = readFileSync('src/commerce/product/stock-badge.css', 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

describe('§4 a stock name has a color and a shape of its own', () => {
  test.each(SCHEMES)('six colors, each readable on both grounds: %s', (scheme) => {
    const colors = NAMES.map((name) => colorOf(tokenOf(name), scheme));
    expect(new Set(colors).size).toBe(NAMES.length);
    for (const ground of GROUNDS) {
      for (const color of colors) {
        const contrast = contrastOf(color, colorOf(ground, scheme));
        expect(contrast, `${color} on ${ground}`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    }
  });

  test('six shapes, drawn with borders, which forced colors keep', () => {
    const shapes = NAMES.map((name) => rulesOf(name, '.stock-badge-mark').join());
    expect(new Set(shapes).size).toBe(NAMES.length);
    expect(styles).not.toMatch(/background|clip-path|forced-color-adjust/);
  });
});

/** What the style sheet says of a stock name, or of the mark of one. */
function rulesOf(name: string, part: string): string[] {
  return [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => selector.includes(`[data-stock='${name}']`))
    .filter(([, selector = '']) => selector.trimEnd().endsWith(part))
    .map(([, , rule = '']) => rule.trim());
}

/** Names the token of a stock's color; a stock without a rule of its own has the badge's. */
function tokenOf(name: string): string {
  const [rule = 'color: var(--muted);'] = rulesOf(name, ']');
  return /--(\w+)/.exec(rule)?.[1] ?? '';
}

/** The first value of a token is that of the themes that are not high contrast. */
function colorOf(token: string, scheme: (typeof SCHEMES)[number]): string {
  const [, light, dark] =
    new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  return (scheme === 'light' ? light : dark) ?? '';
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
