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
const table = routes.map(({ path = '', file }) => ({ path, file }));

test('every route is scanned for accessibility at one of its addresses, or listed with the reason why not', () => {
  const scanned = new Set(
    addresses.map((address) => {
      const { pathname } = new URL(address, 'http://localhost');
      return matchRoutes(table, pathname)?.at(-1)?.route.file;
    }),
  );
  const missing = table.filter(({ file, path }) => !scanned.has(file) && !(path in NOT_SCANNED));
  expect(missing).toEqual([]);
  const unscanned = new Set(table.filter(({ file }) => !scanned.has(file)).map(({ path }) => path));
  expect(Object.keys(NOT_SCANNED).filter((path) => !unscanned.has(path))).toEqual([]);
});
