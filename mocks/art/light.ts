import type { ArtMetal } from './subject.ts';
import { el, linear } from './svg.ts';

/** How one metal answers light, from glint to the bottom of a groove. */
export interface Light {
  glint: string;
  light: string;
  body: string;
  shade: string;
  deep: string;
}

function ramp(glint: string, light: string, body: string, shade: string, deep: string): Light {
  return { glint, light, body, shade, deep };
}

export const lights: Readonly<Record<ArtMetal | 'rose' | 'white', Light>> = {
  gold: ramp('#fffbe6', '#f6dc92', '#dcb04a', '#a97c22', '#5c3f0a'),
  silver: ramp('#ffffff', '#eceff2', '#c3cad0', '#8d969f', '#434b54'),
  platinum: ramp('#fcffff', '#dfe6e6', '#b0bcbd', '#768688', '#334143'),
  palladium: ramp('#fffdff', '#e6e2ea', '#bdb5c6', '#877d92', '#41394c'),
  copper: ramp('#fff0e2', '#efb58c', '#c9784b', '#8c4724', '#48200d'),
  rose: ramp('#fff5ef', '#f4cdb8', '#dd9f86', '#a9654e', '#5a2d20'),
  white: ramp('#ffffff', '#f1efea', '#cfcbc2', '#98938a', '#4b4740'),
  none: ramp('#ffffff', '#ecebe7', '#c9c6bf', '#918d85', '#45423c'),
};

/**
 * What every metal surface in a picture shares: `f` for rims and faces, `i` for the sunken field,
 * `e` for edges in shade, `m` for raised work, `d` for grooves, and the filter `r`, which lights
 * the upper left of a shape, darkens its lower right and lets it throw a short shadow: struck
 * relief. A proof has a black mirror for a field.
 */
export function metalDefs({ glint, light, body, shade, deep }: Light, proof = false): string {
  const field = proof
    ? linear('i', [
        [0, shade],
        [0.25, deep],
        [0.5, shade],
        [0.62, deep],
        [1, '#15120c'],
      ])
    : linear('i', [
        [0, body],
        [0.28, light],
        [0.52, body],
        [0.74, light],
        [1, shade],
      ]);
  return (
    field +
    linear('f', [
      [0, glint],
      [0.32, light],
      [0.55, body],
      [0.74, light],
      [1, shade],
    ]) +
    linear('e', [
      [0, body],
      [0.6, shade],
      [1, deep],
    ]) +
    linear('m', [
      [0, glint],
      [0.5, light],
      [1, body],
    ]) +
    linear('d', [
      [0, deep],
      [0.5, shade],
      [1, glint],
    ]) +
    relief(glint, deep)
  );
}

/**
 * A color fill for the part of `of` that the blurred shape `b`, moved by (dx, dy), does not cover.
 */
function lit(result: string, dx: number, operator: string, colour: string, opacity: number) {
  const shifted = operator === 'out' ? { in: 'SourceAlpha', in2: 'o', operator } : undefined;
  return (
    el('feOffset', { in: 'b', dx, dy: dx, result: shifted ? 'o' : 't' }) +
    (shifted ? el('feComposite', { ...shifted, result: 't' }) : '') +
    el('feFlood', { 'flood-color': colour, 'flood-opacity': opacity }) +
    el('feComposite', { in2: 't', operator: 'in', result })
  );
}

function relief(glint: string, deep: string): string {
  const layers = ['s', 'SourceGraphic', 'l', 'h'].map((name) => el('feMergeNode', { in: name }));
  return el(
    'filter',
    { id: 'r', x: '-10%', y: '-10%', width: '120%', height: '120%' },
    el('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 1.1, result: 'b' }),
    lit('s', 1.5, 'in', deep, 0.6),
    lit('l', -1.5, 'out', deep, 0.7),
    lit('h', 1.4, 'out', glint, 1),
    el('feMerge', {}, ...layers),
  );
}
