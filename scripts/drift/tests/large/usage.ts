/** Loaded before another command: writes what its process took to the file in LARGE_USAGE. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['LARGE_USAGE'];
if (isMainThread && file !== undefined) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}
