import { mkdir, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';

import { beside } from './address.ts';
import type { ApiDocument } from './document.ts';
import { fieldsOf, isFields } from './node.ts';

/**
 * A file that holds the document, for tools that read files only. Its own, if the document is what
 * its files say; else all its files are written into `folder` as JSON that refers to each other.
 */
export async function fileWith(document: ApiDocument, folder: string): Promise<string> {
  const files = document.files();
  if (document.isAsWritten && [...files.keys()].every((address) => isAbsolute(address))) {
    return document.file;
  }
  await mkdir(folder, { recursive: true });
  const names = new Map([...files.keys()].map((address, index) => [address, `${index}.json`]));
  for (const [address, value] of files) {
    const text = JSON.stringify(value, (_, inside: unknown) => renamed(inside, address, names));
    await writeFile(join(folder, names.get(address) ?? ''), text);
  }
  return join(folder, names.get(document.file) ?? '');
}

/** An object with its reference to another file, if it has one, in the name of what is written. */
function renamed(inside: unknown, address: string, names: Map<string, string>): unknown {
  const { $ref } = fieldsOf(inside);
  if (!isFields(inside) || typeof $ref !== 'string' || $ref.startsWith('#')) return inside;
  const [path = '', ...fragment] = $ref.split('#');
  const name = names.get(beside(address, path));
  return name ? { ...inside, $ref: [name, ...fragment].join('#') } : inside;
}
