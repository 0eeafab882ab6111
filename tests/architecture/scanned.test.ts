import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';

import routes from '../../src/routes.ts';
import {
  CHECKOUT_SCREENS,
  COLLECTOR_SCREENS,
  GUEST_SCREENS,
  NOT_SCANNED,
  PLACED,
} from '../a11y/screens.ts';

const addresses = [GUEST_SCREENS, COLLECTOR_SCREENS, CHECKOUT_SCREENS, [`${PLACED}/1`]].flatMap(
  (screens) => Object.values<string>(screens),
);
const table = routes.map(({ path = '' }) => ({ path }));

test('every route is scanned for accessibility, or listed with the reason why not', () => {
  const scanned = new Set(
    addresses.map((address) => {
      const { pathname } = new URL(address, 'http://localhost');
      return matchRoutes(table, pathname)?.at(-1)?.route.path;
    }),
  );
  const paths = table.map(({ path }) => path);
  expect(paths.filter((path) => !scanned.has(path) && !(path in NOT_SCANNED))).toEqual([]);
  expect(
    Object.keys(NOT_SCANNED).filter((path) => !paths.includes(path) || scanned.has(path)),
  ).toEqual([]);
});
