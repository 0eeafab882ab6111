import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** Writes the types of every path and schema of the bundled `document` to `file`. */
export async function writeTypes(document: string, file: string): Promise<void> {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));
  const ast = await openapiTS(pathToFileURL(resolve(document)), {
    // Files and PDFs are bytes, not strings.
    transform: (schema) => ('contentMediaType' in schema ? blob : undefined),
  });
  await writeFile(file, astToString(ast));
}
