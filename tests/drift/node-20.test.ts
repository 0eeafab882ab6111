import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Parts that need a checkout, and so the Node of the store. */
const AT_HOME = /[\\/](impact|mocks|generated)[\\/]|\.test\.ts$/;
/** What Node has had since 21 or 22. Set's methods are told by their names alone. */
const NEWER =
  /\b(groupBy|fromAsync|withResolvers|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|globSync|Iterator\.from|Promise\.try|RegExp\.escape)\b|\.(intersection|difference|union)\(|import\.meta\.(dirname|filename)|\.(values|keys|entries)\(\)\s*\.(map|filter|some|every|find|reduce|toArray|flatMap|take|drop)\(/;

test('what is packed uses nothing that Node 20 lacks', () => {
  const files = globSync('scripts/drift/**/*.ts').filter((file) => !AT_HOME.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/\/\/.*$/gm, '');
    const [newer] = NEWER.exec(code) ?? [];
    return newer === undefined ? [] : `${file}: ${newer}`;
  });
  expect(found).toEqual([]);
});
