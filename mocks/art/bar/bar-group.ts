import { fine, purityOf } from '../inscription.ts';
import { lights, metalDefs } from '../light.ts';
import { ground, shadow, shadowDefs } from '../struck.ts';
import type { ArtMetal } from '../subject.ts';
import { clone, el, g, path, picture, rect, round } from '../svg.ts';
import { barFace, barFrame, slab, stamps } from './bar.ts';
import type { Bar } from './bar.ts';

function turned(degrees: number, x: number): string {
  return clone('one', { transform: `translate(${x} 0)rotate(${degrees} 198 ${ground})` });
}

/** Three bars, fanned. */
export function drawBarLot(bar: Bar): string {
  const { w } = barFrame(bar.size.grams);
  return picture(
    el('defs', {}, metalDefs(lights[bar.metal]), shadowDefs),
    shadow(198, w * 1.9),
    turned(-13, -34) + turned(13, 34),
    g({ id: 'one' }, barFace(bar)),
  );
}

/** A sheet that breaks into small bars along its grooves. */
export function drawBarSheet(metal: ArtMetal, unit: string, count: number): string {
  const light = lights[metal];
  const across = count === 10 ? 2 : count <= 25 ? 5 : count === 50 ? 5 : 10;
  const rows = Math.ceil(count / across);
  const cell = Math.min(272 / across, 330 / rows / (count === 50 ? 0.8 : 1));
  const [cw, ch] = [cell, count === 50 ? cell * 0.62 : cell];
  const [w, h] = [cw * across, Math.min(338, ch * rows)];
  const frame = { x: 198 - w / 2, y: ground - 2 - h, w, h };
  const step = h / rows;
  const lines =
    Array.from(
      { length: across - 1 },
      (_, i) => `M${round(frame.x + (i + 1) * cw)} ${round(frame.y)}v${round(h)}`,
    ).join('') +
    Array.from(
      { length: rows - 1 },
      (_, i) => `M${round(frame.x)} ${round(frame.y + (i + 1) * step)}h${round(w)}`,
    ).join('');
  const label = unit === 'tenths' ? '1/10' : '1 g';
  const size = Math.min(cw * 0.34, step * 0.5);
  const labels = Array.from({ length: count }, (_, i) =>
    el(
      'text',
      {
        x: round(frame.x + ((i % across) + 0.5) * cw),
        y: round(frame.y + (Math.floor(i / across) + 0.5) * step + size * 0.35),
      },
      label,
    ),
  ).join('');
  const type = {
    'font-family': 'sans-serif',
    'font-weight': 700,
    'font-size': round(size),
    'text-anchor': 'middle',
  };
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs, g({ id: 'n', ...type }, labels)),
    shadow(198, w * 1.1),
    slab(frame, 7, light),
    path(lines, { stroke: light.glint, 'stroke-width': 2, transform: 'translate(1 1)' }),
    path(lines, { stroke: light.deep, 'stroke-width': 1.4, opacity: 0.75 }),
    clone('n', { fill: light.glint, transform: 'translate(.8 .9)' }),
    clone('n', { fill: light.deep, opacity: 0.8 }),
  );
}

/** Heavy bars packed in a crate, with a plate that says what is inside. */
export function drawBarBox(bar: Bar): string {
  const light = lights[bar.metal];
  const row = (x: number) => slab({ x, y: 118, w: 78, h: 80 }, 6, light);
  return picture(
    el('defs', {}, metalDefs(light), shadowDefs),
    shadow(198, 330),
    [60, 159, 258].map(row).join(''),
    rect(45, 173, 308, ground - 175, { rx: 6, fill: '#3a2c1d' }),
    rect(40, 170, 308, ground - 175, { rx: 6, fill: '#8a6b48' }),
    path(`M40 234h308M40 300h308`, { stroke: '#3a2c1d', opacity: 0.6, 'stroke-width': 2 }),
    rect(118, 222, 152, 92, { rx: 5, fill: '#f6f2e8' }),
    stamps(194, 152, { ...light, glint: '#fff' }, [
      [bar.size.label, 260, 0.2],
      [fine[bar.metal], 284, 0.1],
      [purityOf(bar.metal, ''), 302, 0.09],
    ]),
  );
}
