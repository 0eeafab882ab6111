import type { Light } from '../light.ts';
import { el, path, clone } from '../svg.ts';

/**
 * A struck design around (0, 0) in a field of radius 100. Reliefs lie one on the other, each
 * throwing its own short shadow; lines are cut into the topmost.
 */
export interface Motif {
  reliefs: readonly string[];
  lines?: string;
}

/** The design in the light of its metal; the picture must hold `metalDefs`. */
export function drawMotif(motif: Motif, light: Light): string {
  const raised = motif.reliefs.map((d) => path(d, { fill: 'url(#m)', filter: 'url(#r)' }));
  return raised.join('') + (motif.lines ? cut(motif.lines, light) : '');
}

/** A groove: dark where the light does not reach, bright along its lower lip. */
function cut(d: string, light: Light): string {
  const stroke = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': 1.4 };
  return (
    el('defs', {}, path(d, { id: 'c', ...stroke })) +
    clone('c', { stroke: light.glint, transform: 'translate(.9 1)', opacity: 0.9 }) +
    clone('c', { stroke: light.deep, opacity: 0.6 })
  );
}
