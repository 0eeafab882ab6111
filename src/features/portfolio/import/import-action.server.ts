import { sizeWords } from '#commerce/format/bytes.ts';
import { readCustomer } from '#api/account/account-calls.server.ts';
import { allTrades } from '#api/portfolio/all-trades.server.ts';
import { addTrades } from '#api/portfolio/import-calls.server.ts';
import { takeBack } from '#api/portfolio/portfolio-calls.server.ts';
import { answered, fieldsOf, refusal, type Answer, type Fields } from '#commerce/form/answer.ts';
import { countWords } from '#commerce/format/count.ts';

import { columnsByName, FIELDS, type Columns, type Field } from './file/columns.ts';
import type { Texts } from './file/readings.ts';
import { sheetOf, textOf, type Sheet } from './file/sheet.ts';
import { namesToFind } from './file/trial.ts';
import { carriedOut, jobOf, takenBack, type Job } from './job.ts';
import { imagesOf, lookUp } from './load.ts';
import { tried, viewOf, type Basis, type Source, type Trial, type TrialView } from './trial.ts';

/** A trial as a form without JavaScript needs it: with the text and the key that it sends again. */
export type PlainTrial = { view: TrialView; text: string; key: string; ids: readonly number[] };

/** `ids` are what an import has added, for its undo. */
export type ImportAnswer = Answer<{ trial?: PlainTrial; ids?: readonly number[] }>;

type Asked = { data: FormData; field: Fields; today: string; signal: AbortSignal };

/** Bounds of what one page shows at once. */
const MOST_BYTES = 500_000;
const MOST_ROWS = 1_000;
const BOUNDS =
  'Without JavaScript at most 500 kB and 1,000 rows can be read at once: split the file.';
const NOUN = 'file';
/** The id of the field for pasted text. */
const ROWS_FIELD = 'import-text';

/** Handles the forms of the page when scripts do not; `today` is an ISO 8601 date. */
export async function importByForm(
  data: FormData,
  today: string,
  signal: AbortSignal,
): Promise<ImportAnswer> {
  const field = fieldsOf(data);
  const asked = { data, field, today, signal };
  if (field('intent') === 'undo') return undone(field('ids'));
  const source = await sourceIn(data, field);
  if (typeof source === 'string') return refused(field, source);
  const sheet = await sheetOf(source.text);
  if ('refused' in sheet) return refused(field, sheet.refused);
  if (sheet.rows.length > MOST_ROWS) return refused(field, BOUNDS);
  return answered({ form: '', noun: NOUN }, async () => {
    const trial = await trialIn(asked, source, sheet);
    if (field('intent') === 'add') return added(asked, trial);
    const ids = idsIn(field('ids')) ?? [];
    return { ids, trial: plainOf(trial, ids) };
  });
}

/** Refuses what was read, at the field of a pasted text, which stays in it. */
function refused(field: Fields, message: string): ImportAnswer {
  const rows = field('rows');
  if (rows === '') return refusal('', message);
  const problems = [{ field: ROWS_FIELD, message }];
  return { kind: 'refused', form: '', values: { rows }, problems, status: 400 };
}

/** The text that a form brings, or why there is none. */
async function sourceIn(data: FormData, field: Fields): Promise<Source | string> {
  const file = data.get('file');
  if (!(file instanceof File) || file.size === 0) {
    const text = field('rows');
    if (text.trim() === '') return 'Choose a file, or paste its text.';
    const bytes = Buffer.byteLength(text);
    if (bytes > MOST_BYTES) return BOUNDS;
    return { name: field('name') || 'Pasted text', bytes, text, isGuessed: false };
  }
  const { name, size } = file;
  if (size > MOST_BYTES) return `${name} has ${sizeWords(size)}. ${BOUNDS}`;
  const found = textOf(new Uint8Array(await file.arrayBuffer()));
  return found
    ? { name, bytes: size, ...found }
    : `${name} is not a text file. Save the table as CSV first.`;
}

async function trialIn(asked: Asked, source: Source, sheet: Sheet): Promise<Trial> {
  const { field, today, signal } = asked;
  const { columns: named, origin } = columnsByName(sheet.head);
  const columns = field('intent') === 'read' ? named : columnsIn(field, sheet.head.length);
  const held = await allTrades(signal);
  const { id } = await readCustomer();
  const found = await lookUp(namesToFind(sheet, columns, held));
  const said = field('order');
  const basis: Basis = {
    source,
    sheet,
    origin,
    columns,
    order: said === 'month-first' || said === 'day-first' ? said : undefined,
    fixes: fixesIn(asked.data),
    refused: new Map(),
    held,
    found,
    images: await imagesOf(id),
    today,
  };
  return tried(basis);
}

function columnsIn(field: Fields, width: number): Columns {
  const columns: Columns = {};
  for (const each of FIELDS) {
    const text = field(`column-${each}`);
    if (/^\d{1,2}$/.test(text) && Number(text) < width) columns[each] = Number(text);
  }
  return columns;
}

/** What was typed instead of cells. */
function fixesIn(data: FormData): Map<number, Texts> {
  const fixes = new Map<number, Texts>();
  for (const [name, value] of data) {
    const [, row, at] = /^fix-(\d{1,6})-(\w+)$/.exec(name) ?? [];
    const field = FIELDS.find((each): each is Field => each === at);
    if (!field || typeof value !== 'string') continue;
    fixes.set(Number(row), { ...fixes.get(Number(row)), [field]: value });
  }
  return fixes;
}

function plainOf(trial: Trial, ids: readonly number[]): PlainTrial {
  return { view: viewOf(trial), text: trial.source.text, key: crypto.randomUUID(), ids };
}

/** Adds the rows that can be added, and shows all rows again as they are then. */
async function added({ field, signal }: Asked, trial: Trial) {
  const earlier = idsIn(field('ids')) ?? [];
  const { id: customerId } = await readCustomer();
  const planned = jobOf(customerId, trial.outcomes);
  if (planned.parts.length === 0) {
    return { says: 'No row can be added yet.', ids: earlier, trial: plainOf(trial, earlier) };
  }
  const job = await carriedOut(withKeys(planned, field('key')), {
    add: addTrades,
    tell: () => {},
    isStopped: () => signal.aborted,
  });
  const { ids, refused, ending } = job;
  const again = await tried({ ...trial, refused, held: await allTrades(signal) });
  const failed = typeof ending === 'object' ? ` Then it failed: ${ending.failed}` : '';
  const are = ids.length === 1 ? 'is' : 'are';
  const says = `${countWords(ids.length, 'row')} ${are} added to your portfolio.${failed}`;
  const all = [...earlier, ...ids];
  return { says, ids: all, trial: plainOf(again, all) };
}

/** A form that is sent twice adds nothing twice. */
function withKeys(job: Job, key: string): Job {
  if (!/^[A-Za-z0-9-]{16,60}$/.test(key)) return job;
  return { ...job, parts: job.parts.map((part, index) => ({ ...part, key: `${key}-${index}` })) };
}

/** The ids of a hidden field, if it has some. */
function idsIn(text: string): number[] | undefined {
  const ids = text.split(' ').map(Number);
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : undefined;
}

async function undone(text: string): Promise<ImportAnswer> {
  const ids = idsIn(text);
  if (!ids) return refusal('', 'There is no import to take back.');
  return answered({ form: '', noun: NOUN }, async () => {
    await takenBack(ids, takeBack, () => {});
    const are = ids.length === 1 ? 'is' : 'are';
    const rows = countWords(ids.length, 'row');
    return { says: `The import is taken back: ${rows} ${are} out of your portfolio again.` };
  });
}
