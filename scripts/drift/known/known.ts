import { readFile } from 'node:fs/promises';

import { fieldsOf, isFields } from '../document/node.ts';
import { readOwnYaml } from '../document/own-yaml.ts';
import { Refusal, type Drift, type Place } from '../finding.ts';

/** A difference that is accepted until a date. */
export type KnownEntry = {
  fingerprint: string;
  reason: string;
  owner: string;
  /** The last day of the acceptance, YYYY-MM-DD. */
  until: string;
  /** Without a leg the entry applies to every leg. */
  leg?: string;
  place: Place;
};

const USUAL = 'drift-known.yaml';
const FINGERPRINT = /^[0-9a-f]{16}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SHAPE = 'fingerprint, reason, owner and until (YYYY-MM-DD); leg, if it is for one only';

/**
 * The entries of the known file; none if no file is named and drift-known.yaml does not exist. A
 * `Refusal` (2) names the place of an invalid entry.
 */
export async function readKnown(named: string | undefined): Promise<KnownEntry[]> {
  const file = named ?? USUAL;
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (named === undefined && error.code === 'ENOENT') return undefined;
    throw new Refusal(2, `The known file ${file} cannot be read: ${error.code ?? error.message}.`);
  });
  return text === undefined ? [] : entriesOf(text, file);
}

async function entriesOf(text: string, file: string): Promise<KnownEntry[]> {
  const { value, placeOf } = await readOwnYaml(text, file, 'The known file');
  const list = fieldsOf(value)['known'] ?? [];
  const isList = (value === null || isFields(value)) && Array.isArray(list);
  if (!isList) throw new Refusal(2, 'The known file holds a list under "known".', placeOf([]));
  const entries = list.map((item: unknown, index) =>
    entryOf(item, placeOf(['known', String(index)])),
  );
  for (const [index, { fingerprint, leg, place }] of entries.entries()) {
    const twice = entries
      .slice(0, index)
      .some((one) => one.fingerprint === fingerprint && one.leg === leg);
    if (twice) throw new Refusal(2, `${fingerprint} is in the known file twice.`, place);
  }
  return entries;
}

function entryOf(value: unknown, place: Place): KnownEntry {
  const fields = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  const { fingerprint, leg, ...rest } = fields;
  // YAML reads an unquoted 1234567890123456 as a number.
  const id = String(fingerprint ?? '');
  if (!FINGERPRINT.test(id)) {
    throw new Refusal(
      2,
      `A known entry has ${SHAPE}; its fingerprint is 16 hexadecimal digits, in quotes.`,
      place,
    );
  }
  const { reason, owner, until, ...others } = rest;
  const entry = {
    fingerprint: id,
    reason: wordsIn(reason, 'reason', id, place),
    owner: wordsIn(owner, 'owner', id, place),
    until: dayIn(until, id, place),
    place,
  };
  if (leg !== undefined && typeof leg !== 'string') {
    throw new Refusal(2, `The leg of the known entry ${id} is no word.`, place);
  }
  const [unknown] = Object.keys(others);
  if (unknown)
    throw new Refusal(2, `The known entry ${id} has "${unknown}"; it has ${SHAPE}.`, place);
  return { ...entry, ...(leg && { leg }) };
}

function wordsIn(text: unknown, name: string, id: string, place: Place): string {
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new Refusal(2, `The known entry ${id} says no ${name}.`, place);
}

function dayIn(until: unknown, id: string, place: Place): string {
  const isDay = typeof until === 'string' && DAY.test(until) && !Number.isNaN(Date.parse(until));
  if (isDay) return until;
  throw new Refusal(2, `The known entry ${id} ends on no day: until is YYYY-MM-DD.`, place);
}

/** The entry that accepts a finding on a day (YYYY-MM-DD), if any. */
export function acceptanceOf(
  entries: KnownEntry[],
  { fingerprint, leg }: { fingerprint: string; leg: string },
  today: string,
): KnownEntry | undefined {
  return entries.find((entry) => covers(entry, fingerprint, leg) && entry.until >= today);
}

/**
 * Findings for entries that have expired or match nothing any more. Unless `isWhole`, an entry may
 * match what was not compared.
 */
export function staleEntries(
  entries: KnownEntry[],
  found: { fingerprint: string; leg: string }[],
  { legs, today, isWhole }: { legs: string[]; today: string; isWhole: boolean },
): Drift[] {
  return entries
    .filter(({ leg }) => leg === undefined || legs.includes(leg))
    .flatMap((entry) => {
      const matches = found.some(({ fingerprint, leg }) => covers(entry, fingerprint, leg));
      if (!matches) {
        if (!isWhole) return [];
        const why = `Accepted by ${entry.owner} (${entry.reason}), and not found any more: take the entry out.`;
        return [
          staleness(
            'known-unmatched',
            entry,
            `The known entry ${entry.fingerprint} matches nothing`,
            why,
          ),
        ];
      }
      if (entry.until >= today) return [];
      const why = `Accepted by ${entry.owner} until ${entry.until} (${entry.reason}): mend it, or agree on a new day.`;
      return [
        staleness('known-expired', entry, `The known entry ${entry.fingerprint} has expired`, why),
      ];
    });
}

function covers(entry: KnownEntry, fingerprint: string, leg: string): boolean {
  return entry.fingerprint === fingerprint && (entry.leg ?? leg) === leg;
}

function staleness(id: string, entry: KnownEntry, title: string, explanation: string): Drift {
  return {
    id,
    wire: 'none',
    code: 'none',
    direction: 'both',
    title,
    explanation,
    operations: [],
    pointer: '',
    at: `known ${entry.fingerprint}${entry.leg ? ` ${entry.leg}` : ''}`,
    location: entry.place,
  };
}
