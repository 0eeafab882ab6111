import { sizeWords } from '#commerce/format/bytes.ts';
import { readTrades } from '#api/portfolio/import-trades.ts';
import { formatCount } from '#commerce/format/count.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { change, fail, focusOn, refuse, ROWS_ID, setAdded, type Desk } from './desk.ts';
import { columnsByName, type Field } from './file/columns.ts';
import { MOST_FILE_BYTES, sheetOf, textOf } from './file/sheet.ts';
import { namesToFind } from './file/trial.ts';
import { keepSaid, keepText, keptAdded, keptImport, type Said } from './kept.ts';
import { imagesOf, lookUp } from './load.ts';
import { fixed, tried, type Basis, type Source, type Trial } from './trial.ts';
import { readWords } from './words.ts';

/** Reads what the tab keeps of an import, after a reload or a new sign-in. */
export function putBack(desk: Desk): void {
  setAdded(desk, keptAdded(desk.customerId));
  const kept = keptImport(desk.customerId);
  if (kept) void read(desk, kept.source, kept.said);
}

export async function chooseFile(desk: Desk, file: File): Promise<void> {
  const { name, size } = file;
  if (size > MOST_FILE_BYTES) {
    return refuse(desk, `${name} has ${sizeWords(size)}. At most 5 MB can be read: split it.`);
  }
  const found = textOf(new Uint8Array(await file.arrayBuffer()));
  if (!found) return refuse(desk, `${name} is not a text file. Save the table as CSV first.`);
  return read(desk, { name, bytes: size, ...found });
}

export function chooseText(desk: Desk, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text).length;
  // Before the form gives way to what is going on: it keeps the text.
  if (bytes > MOST_FILE_BYTES) {
    refuse(desk, `The text has ${sizeWords(bytes)}. At most 5 MB can be read: split it.`);
    return Promise.resolve();
  }
  return read(desk, { name: 'Pasted text', bytes, text, isGuessed: false });
}

async function read(desk: Desk, source: Source, said?: Said): Promise<void> {
  const { customerId } = desk;
  const pause = pauseOf(desk);
  const tell = (says: string) => change(desk, { stage: { is: 'reading', says } });
  tell(`Reading ${source.name} …`);
  change(desk, { result: undefined });
  try {
    await pause();
    const sheet = await sheetOf(source.text);
    if ('refused' in sheet) return refuse(desk, sheet.refused);
    keepText(customerId, source);
    const { columns: named, origin } = columnsByName(sheet.head);
    const columns = said?.columns ?? named;
    const held = await readTrades(customerId, (count, of) =>
      tell(`Reading your portfolio: ${formatCount(count)} of ${formatCount(of)} …`),
    );
    await pause();
    tell('Looking for the products in our catalog …');
    const [found, images] = await Promise.all([
      lookUp(namesToFind(sheet, columns, held)),
      imagesOf(customerId),
    ]);
    await pause();
    tell('Checking the rows …');
    const { order, fixes } = { order: undefined, fixes: [], ...said };
    const answers = { columns, order, fixes: new Map(fixes), refused: new Map() };
    const known = { held, found, images, today: desk.today };
    const basis: Basis = { source, sheet, origin, ...known, ...answers };
    showRead(desk, await tried(basis, pause));
    focusOn(() => document.getElementById(ROWS_ID));
  } catch (error) {
    fail(desk, error);
  }
}

/** Lets the page answer, and throws when a later reading, or the customer, has overtaken this one. */
function pauseOf(desk: Desk): () => Promise<void> {
  const mine = ++desk.reading;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (desk.reading !== mine) throw new DOMException('overtaken', 'AbortError');
  };
}

function show(desk: Desk, trial: Trial): void {
  change(desk, { trial, stage: { is: 'trial' } });
  keep(desk, trial);
}

function showRead(desk: Desk, trial: Trial): void {
  show(desk, trial);
  announce(readWords(trial.outcomes));
}

function keep({ customerId }: Desk, { columns, order, fixes }: Trial): void {
  keepSaid(customerId, { columns, order, fixes: [...fixes] });
}

/** Reads all rows again with other columns or another order of days. */
export async function say(
  desk: Desk,
  said: Partial<Pick<Basis, 'columns' | 'order'>>,
): Promise<void> {
  const { trial } = desk.cell.get();
  if (!trial) return;
  const next = { ...trial, ...said };
  change(desk, { trial: next });
  try {
    const pause = pauseOf(desk);
    const names = [...namesToFind(trial.sheet, next.columns, trial.held)];
    const fresh = names.filter(([key]) => said.columns && !trial.found.has(key));
    const found = new Map([...trial.found, ...(await lookUp(new Map(fresh)))]);
    showRead(desk, await tried({ ...next, found }, pause));
  } catch (error) {
    fail(desk, error);
  }
}

/** Puts a cell right, and says what became of its row. */
export function fix(desk: Desk, row: number, field: Field, text: string): void {
  const { trial } = desk.cell.get();
  if (!trial) return;
  const next = fixed(trial, row, field, text);
  change(desk, { trial: next });
  keep(desk, next);
  const outcome = next.outcomes.find((each) => each.row === row);
  const [problem] = Object.values(outcome?.problems ?? {});
  announce(problem ? `Row ${row}: ${problem}` : `Row ${row} is right.`);
}

/**
 * Reads the portfolio again, for the rows to show what it holds now. Its caller has said what has
 * changed: "12 already yours" would contradict that 12 are added.
 */
export async function checkAgain(desk: Desk, refused: Basis['refused']): Promise<void> {
  const { trial } = desk.cell.get();
  if (!trial) return change(desk, { stage: { is: 'choosing' } });
  change(desk, { stage: { is: 'reading', says: 'Reading your portfolio …' } });
  const pause = pauseOf(desk);
  const [held, images] = await Promise.all([
    readTrades(desk.customerId, () => {}),
    imagesOf(desk.customerId),
  ]);
  show(desk, await tried({ ...trial, held, images, refused }, pause));
}
