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

// Pages of one kind have one file, and one of them stands for the kind.
test('every kind of page is scanned for accessibility, or listed with the reason why not', () => {
  const scanned = new Set(
    addresses.map((address) => {
      const { pathname } = new URL(address, 'http://localhost');
      return matchRoutes(table, pathname)?.at(-1)?.route;
    }),
  );
  const files = new Set([...scanned].map((route) => route?.file));
  const left = table.filter(({ path, file }) => !files.has(file) && !(path in NOT_SCANNED));
  expect(left).toEqual([]);
  const paths = new Set(table.map(({ path }) => path));
  const seen = new Set([...scanned].map((route) => route?.path));
  expect(Object.keys(NOT_SCANNED).filter((path) => !paths.has(path) || seen.has(path))).toEqual([]);
});
