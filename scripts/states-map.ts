/**
 * Draws the map of the states once: `npm run states-map` writes the outlines of the 50 states and
 * the District of Columbia to `states.svg`, a shape a state with its code as id, and where the
 * code is written on each state that has the room for it to `label-places.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { geoPath } from 'd3-geo';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import atlas from 'us-atlas/states-albers-10m.json' with { type: 'json' };

import { US_STATES } from '#commerce/address/us-states.ts';

type Atlas = Topology<{ states: GeometryCollection<{ name: string }> }>;
type State = Feature<Polygon | MultiPolygon, { name: string }>;
type Point = readonly [x: number, y: number];

const FOLDER = join('src', 'features', 'tax', 'map');
/** Points that change an outline by less than this are left out: square units of 1/975 of a width. */
const LEAST_TURN = 1.5;
const LEAST_ISLAND = 9;
/** The least room for two letters: width and height of a state's largest part. */
const LABEL = { width: 34, height: 24 };
/** As wide and high as others, but too ragged to write on. */
const RAGGED = new Set(['MA', 'MD']);
/** The middle of a state that bends lies beside its land, or too near to an edge. */
const MOVED: Record<string, Point> = {
  AK: [4, -6],
  CA: [-8, 4],
  FL: [16, 2],
  ID: [0, 26],
  KY: [6, 4],
  LA: [-10, 2],
  MI: [12, 26],
  MN: [-8, 0],
  NY: [4, -4],
  OK: [12, 0],
  VA: [8, 6],
  WV: [-4, 6],
};

const states = statesOf(atlas as unknown as Atlas);
await writeFile(join(FOLDER, 'states.svg'), drawn(states));
await writeFile(join(FOLDER, 'label-places.ts'), labelled(states));

/** Projected already, for a picture of 975 by 610 units; whole units are exact enough for a screen. */
function statesOf(whole: Atlas): Map<string, State> {
  const simple = simplify(presimplify(whole), LEAST_TURN);
  const map = filter(simple, filterWeight(simple, LEAST_ISLAND)) as Atlas;
  const codes = new Map(US_STATES.map(({ code, name }) => [name, code]));
  const found = feature(map, map.objects.states).features.map((state): [string, State] => [
    codes.get(state.properties.name) ?? '',
    state as State,
  ]);
  return new Map(
    found.filter(([code]) => code !== '').toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function drawn(all: ReadonlyMap<string, State>): string {
  const path = geoPath().digits(0);
  const shapes = [...all].map(
    ([code, state]) => `<path id="${code}" d="${shorter(path(state) ?? '')}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join('\n')}\n</svg>\n`;
}

/** Lines by how far they go, not by where they end: half the bytes. */
function shorter(path: string): string {
  return path.split('Z').filter(Boolean).map(ring).join('');
}

function ring(points: string): string {
  let [x, y] = [0, 0];
  const steps = points
    .slice(1)
    .split('L')
    .map((point) => {
      const [nextX = 0, nextY = 0] = point.split(',').map(Number);
      const step: Point = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    });
  const [start = [0, 0], ...lines] = steps;
  const words = lines
    .filter(([right, down]) => right !== 0 || down !== 0)
    .flat()
    .map(written);
  return `M${start.join(' ')}l${words.join('').trim()}z`;
}

/** A sign parts numbers as well as a space does. */
function written(step: number): string {
  return step < 0 ? `${step}` : ` ${step}`;
}

function labelled(all: ReadonlyMap<string, State>): string {
  const lines = [...all].flatMap(([code, state]) => {
    const place = labelPlace(code, state);
    return place ? [`  ${code}: [${place.join(', ')}],`] : [];
  });
  return [
    '/* Written by `npm run states-map`. */',
    '',
    '/** Where the code of a state is written, in units of the map; small states have no room for it. */',
    'export const labelPlaces: Readonly<Record<string, readonly [x: number, y: number]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

function labelPlace(code: string, state: State): Point | undefined {
  const path = geoPath();
  const parts = partsOf(state).toSorted((one, other) => path.area(other) - path.area(one));
  const [largest] = parts;
  if (!largest || RAGGED.has(code)) return undefined;
  const [[left, top], [right, bottom]] = path.bounds(largest);
  if (right - left < LABEL.width || bottom - top < LABEL.height) return undefined;
  const [x, y] = path.centroid(largest);
  const [moveX, moveY] = MOVED[code] ?? [0, 0];
  return [Math.round(x + moveX), Math.round(y + moveY)];
}

function partsOf({ geometry }: State): Polygon[] {
  if (geometry.type === 'Polygon') return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
}
