import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('..', import.meta.url));
/** What Node has had since 21 or 22. Set's methods are told by their names alone. */
const NEWER =
  /\b(groupBy|fromAsync|withResolvers|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|globSync|Iterator\.from|Promise\.try|RegExp\.escape)\b|\.(intersection|difference|union)\(|import\.meta\.(dirname|filename)|\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|reduce|toArray|flatMap|take|drop)\(/;

test('what is packed uses nothing that Node 20 lacks', () => {
  const files = globSync('{command,document,exchange,har,known,live,report,rules,spec}/**/*.ts', {
    cwd: HERE,
  }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(HERE, file), 'utf8').replaceAll(/\/\/.*$/gm, '');
    const [newer] = NEWER.exec(code) ?? [];
    return newer === undefined ? [] : `${file}: ${newer}`;
  });
  expect(found).toEqual([]);
});
