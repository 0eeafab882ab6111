import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Members that only OpenAPI 3.2 knows: methods, parts of media types, tags and flows. */
const OF_3_2 = new Set(
  `$self query additionalOperations itemSchema itemEncoding prefixEncoding mediaTypes defaultMapping
  dataValue serializedValue deviceAuthorization oauth2MetadataUrl nodeType`.split(/\s+/),
);

/** Names of members, apart from those of properties and examples, which are free. */
function namesIn(value: unknown, found = new Set<string>(), within = ''): Set<string> {
  if (typeof value !== 'object' || value === null || within.startsWith('example')) return found;
  for (const [name, inside] of Object.entries(value)) {
    const isFree = within === 'properties';
    if (!isFree) found.add(name);
    namesIn(inside, found, isFree ? '' : name);
  }
  return found;
}

test('the bundled contract can be read by tools that know OpenAPI 3.1 and no later one', () => {
  const text = readFileSync('generated/openapi.json', 'utf8');
  expect(text).toMatch(/^\{\n {2}"openapi": "3\.1\.0",/);
  expect(text).not.toContain('"in": "querystring"');
  expect([...namesIn(JSON.parse(text))].filter((name) => OF_3_2.has(name))).toEqual([]);
});
