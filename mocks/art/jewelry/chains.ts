import { stroke } from '../curve.ts';
import type { Light } from '../light.ts';
import { circle, el, g, path, rect, round, clone } from '../svg.ts';
import { jewel } from './parts.ts';

interface Link {
  /** Steps along the chain between links, in units. */
  step: number;
  /** One link lying along x around (0, 0). */
  draw: (light: Light) => string;
  /** Every second link turned on edge. */
  edge?: (light: Light) => string;
}

function oval(rx: number, ry: number, width: number): Link['draw'] {
  return (light) =>
    rect(-rx, -ry, rx * 2, ry * 2, {
      rx: ry,
      fill: 'none',
      stroke: light.deep,
      'stroke-width': width,
    }) +
    rect(-rx, -ry, rx * 2, ry * 2, {
      rx: ry,
      fill: 'none',
      stroke: 'url(#j)',
      'stroke-width': width - 1.5,
    });
}

function bar(rx: number, width: number): Link['draw'] {
  return (light) =>
    path(`M${-rx} 0H${rx}`, {
      stroke: light.deep,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }) +
    path(`M${-rx} -.6H${rx}`, {
      stroke: light.light,
      'stroke-width': width - 1.8,
      'stroke-linecap': 'round',
    });
}

function plate(d: string): Link['draw'] {
  return (light) => path(d, { fill: 'url(#j)', stroke: light.deep, 'stroke-width': 0.9 });
}

const links: Readonly<Record<string, Link>> = {
  cable: { step: 13, draw: oval(9, 5.5, 4), edge: bar(7, 4) },
  box: { step: 12, draw: plate('M-6-7H6V7H-6ZM-6-7L-2-10H9L6-7M9-10V4L6 7') },
  rope: { step: 6.5, draw: plate('M-8 7C-9-1-2-9 7-8C9 0 2 9-8 7Z') },
  figaro: { step: 15, draw: oval(12, 6.5, 4.4), edge: oval(6, 6, 4.4) },
  curb: { step: 12, draw: (light) => g({ transform: 'rotate(-24)' }, oval(9, 6, 4.6)(light)) },
  'cuban-link': {
    step: 12.5,
    draw: (light) => g({ transform: 'rotate(-32)' }, oval(10, 8, 7.5)(light)),
  },
  singapore: {
    step: 9,
    draw: plate('M-7 6C-5-2 1-8 8-6C6 2-1 8-7 6Z'),
    edge: plate('M-7-6C-5 2 1 8 8 6C6-2-1-8-7-6Z'),
  },
  snake: { step: 7.4, draw: plate('M-5-8Q2 0-5 8H2Q9 0 2-8Z') },
  wheat: {
    step: 8,
    draw: plate('M-7 0C-4-9 3-10 8-8C6-3 0 0-7 0ZM-7 0C-4 9 3 10 8 8C6 3 0 0-7 0Z'),
  },
  mariner: { step: 20, draw: (light) => oval(11, 8, 4.4)(light) + bar(9, 3.4)(light) },
  herringbone: { step: 6, draw: plate('M-5-11L1 0L-5 11H0L6 0L0-11Z') },
  franco: { step: 7, draw: plate('M-6-7L2 0L-6 7L-1 8L7 0L-1-8Z') },
  paperclip: { step: 26, draw: oval(17, 6, 3.8), edge: oval(8, 4.5, 3.4) },
  rolo: {
    step: 12,
    draw: (light) =>
      circle(0, 0, 8, { fill: 'none', stroke: light.deep, 'stroke-width': 5.4 }) +
      circle(0, 0, 8, { fill: 'none', stroke: 'url(#j)', 'stroke-width': 3.8 }),
    edge: bar(5, 6),
  },
};

/** A point on the hanging chain, t from 0 to 1, with its direction in degrees. */
type Point = readonly [x: number, y: number];
type Curve = (t: number) => Point;

/** A chain's links along `curve`, of about `length` units, each a reference to one of two. */
export function strand(
  kind: string,
  curve: Curve,
  length: number,
  light: Light,
  scale = 1,
): string {
  const link = links[kind] ?? (links['cable'] as Link);
  const count = Math.min(84, Math.round(length / (link.step * scale)));
  const even = paced(curve);
  const at = (i: number) => even(i / count);
  const placed = Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = at(i);
    const [[ax, ay], [bx, by]] = [at(Math.max(0, i - 0.5)), at(Math.min(count, i + 0.5))];
    const turn = Math.round((Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    const id = link.edge && i % 2 ? 'y' : 'x';
    return clone(id, {
      transform: `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})rotate(${turn})`,
    });
  });
  const sized = (id: string, content: string) =>
    g({ id }, scale === 1 ? content : g({ transform: `scale(${round(scale)})` }, content));
  const defs = sized('x', link.draw(light)) + (link.edge ? sized('y', link.edge(light)) : '');
  return el('defs', {}, defs) + placed.join('');
}

/** A necklace's fall: half an ellipse, from shoulder to shoulder, `drop` deep. */
export function fall(half: number, y: number, drop: number): Curve {
  return (t) => {
    const turn = Math.PI * (t - 0.5);
    return [198 + half * Math.sin(turn), y + drop * Math.cos(turn)];
  };
}

/** `curve` at an even pace, so that links lie at equal distances. */
function paced(curve: Curve): Curve {
  const samples = Array.from({ length: 241 }, (_, i) => curve(i / 240));
  const run = [0];
  for (let i = 1; i < samples.length; i += 1) {
    const [[ax, ay], [bx, by]] = [samples[i - 1], samples[i]] as [Point, Point];
    run.push((run[i - 1] ?? 0) + Math.hypot(bx - ax, by - ay));
  }
  const whole = run.at(-1) ?? 1;
  return (t) =>
    curve(
      Math.max(
        0,
        run.findIndex((length) => length >= t * whole - 1e-6),
      ) / 240,
    );
}

/** A chain too fine to tell its links. */
export function fineChain(curve: Curve, light: Light): string {
  const words = Array.from({ length: 25 }, (_, i) =>
    curve(i / 24)
      .map(Math.round)
      .join(','),
  );
  const d = stroke(words.join(' '));
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    el('defs', {}, path(d, { id: 'q', ...line })) +
    clone('q', { stroke: light.deep, 'stroke-width': 4.6, opacity: 0.8 }) +
    clone('q', { stroke: light.shade, 'stroke-width': 3.2 }) +
    clone('q', { stroke: light.glint, 'stroke-width': 3, 'stroke-dasharray': '1.5 5.5' })
  );
}

/** A single chain, hanging open, close enough to know the link. */
export function drawChain(kind: string, light: Light): string | undefined {
  return kind in links
    ? jewel(light, undefined, strand(kind, fall(150, 34, 318), 790, light, 1.28))
    : undefined;
}
