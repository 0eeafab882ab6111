/**
 * Shows what shoppers meet while the API host is dead, slow or wrong, and after it; while its files are
 * too long or too slow; then while one operation at a time is faulty. Prints tables: `npm run test:upstream`. With words, only the pages
 * and operations of these names, as in `npm run test:upstream -- /cart/cart getNotice`.
 */
import { everyFile, openFileStore } from './every-file.ts';
import { everyAmount } from './every-amount.ts';
import { everyCachedPage } from './every-cached-page.ts';
import { everyOperation } from './every-operation.ts';
import { everyPage } from './every-page.ts';
import { faultyApi } from './faulty-api.ts';
import { wholeHost } from './whole-host.ts';

const words = process.argv.slice(2);
const results = [
  ...(words.length === 0 ? await testWholeHost() : []),
  await measure('one faulty operation', () => everyOperation(words)),
];
for (const { table } of results) console.table(table);
const wrong = results.flatMap((result) => result.wrong);
for (const line of wrong) console.log(line);
console.log(`${results.reduce((sum, { looks }) => sum + looks, 0)} looks, ${wrong.length} wrong`);
process.exit(wrong.length === 0 ? 0 : 1);

/** All operations faulty at once, then all files, then the pages that caches may keep: most of it waits. */
async function testWholeHost() {
  const api = await faultyApi();
  const store = await openFileStore();
  const [rows, files, cached] = await Promise.all([
    measure('a faulty host', () => wholeHost(api)),
    measure('faulty files', () => everyFile(store)),
    measure('public pages', everyCachedPage),
  ]);
  store.stop();
  const pages = await measure('wrong shapes', () => everyPage(api));
  api.close();
  const wrong = rows
    .filter((row) => row.wrong !== '')
    .map((row) => `${row.fault}: ${row.page}: ${row.wrong}`);
  const amounts = await measure('answers without money', () => everyAmount());
  return [{ table: rows, wrong, looks: rows.length }, pages, files, cached, amounts];
}

/** Prints how long a phase takes. */
async function measure<Result>(phase: string, run: () => Promise<Result>): Promise<Result> {
  const start = Date.now();
  const result = await run();
  console.log(`${phase}: ${Math.round((Date.now() - start) / 1000)} s`);
  return result;
}
