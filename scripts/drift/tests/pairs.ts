import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Verdict } from '../finding.ts';
import { documentOf, type Template } from '../rules/rule.ts';

/** Two documents, their expected verdict, and the reason. */
export type DocumentPair = {
  name: string;
  base: unknown;
  revision: unknown;
  expected: Verdict;
  why: string;
  /** The two documents are equivalent. */
  rewriting: boolean;
};

type Written = string | boolean | Record<string, unknown>;
type RewritingRow = [string, Written, Written];
type SchemaRow = [string, Written, Written, Verdict, Verdict, string];
type DocumentRow = [string, Template, Template, Verdict, string];
type Versioned = Template | { swagger: Template };
type VersionRow = [string, Versioned, Versioned, Verdict, string];

const SAME = 'both allow the same values';

/** All pairs. Schemas are used once as a request body and once as an answer. */
export function allPairs(): DocumentPair[] {
  const rows = read<RewritingRow>('rewritings');
  const both = [
    ...rows,
    ...rows.map(([name, base, revision]) => [`${name}, back`, revision, base] as RewritingRow),
  ];
  return [
    ...both.flatMap(([name, base, revision]) =>
      sides(name, base, revision, ['none', 'none'], SAME),
    ),
    ...['schemas', 'alternatives', 'conditions', 'depths']
      .flatMap(read<SchemaRow>)
      .flatMap(([name, base, revision, request, response, why]) =>
        sides(name, base, revision, [request, response], why),
      ),
    ...['documents', 'corners', 'answers', 'calls']
      .flatMap(read<DocumentRow>)
      .map(([name, base, revision, expected, why]) => ({
        name,
        base: documentOf(base),
        revision: documentOf(revision),
        expected,
        why,
        rewriting: expected === 'none',
      })),
    ...read<VersionRow>('versions').map(([name, base, revision, expected, why]) => ({
      name,
      base: inVersion(base),
      revision: inVersion(revision),
      expected,
      why,
      rewriting: expected === 'none',
    })),
  ];
}

function inVersion(row: VersionRow[1]): unknown {
  return 'swagger' in row ? swaggerOf(row.swagger) : documentOf(row);
}

/** The same operation as `documentOf` has, `POST /coins`, in Swagger 2.0. */
function swaggerOf({ path = '/coins', parameters = [], ...template }: Template) {
  const { body, answer, headers, responses, operation, root } = template;
  const sent = body === undefined ? [] : [{ name: 'body', in: 'body', schema: body }];
  const ok = {
    description: 'Done.',
    ...(headers ? { headers } : {}),
    ...(answer === undefined ? {} : { schema: answer }),
  };
  const post = {
    operationId: 'postCoins',
    parameters: [...parameters, ...sent],
    responses: responses ?? { '200': ok },
    ...operation,
  };
  return {
    swagger: '2.0',
    info: { title: 'Coins', version: '1' },
    paths: { [path]: { post } },
    ...root,
  };
}

function read<Row>(name: string): Row[] {
  return parse(readFileSync(new URL(`pairs/${name}.yaml`, import.meta.url), 'utf8')) as Row[];
}

function sides(
  name: string,
  base: Written,
  revision: Written,
  expected: [Verdict, Verdict],
  why: string,
): DocumentPair[] {
  const [request, response] = expected;
  return [
    {
      name: `${name}, sent`,
      base: documentOf({ body: schemaOf(base), ...rootOf(base) }),
      revision: documentOf({ body: schemaOf(revision), ...rootOf(revision) }),
      expected: request,
      why,
      rewriting: request === 'none',
    },
    {
      name: `${name}, answered`,
      base: documentOf({ answer: schemaOf(base), ...rootOf(base) }),
      revision: documentOf({ answer: schemaOf(revision), ...rootOf(revision) }),
      expected: response,
      why,
      rewriting: response === 'none',
    },
  ];
}

/** A row may hold a schema, the components beside it, and another version of OpenAPI. */
type Rooted = { schema: Written; schemas?: Record<string, unknown>; openapi?: string };

function isRooted(row: Written): row is Rooted {
  return typeof row === 'object' && 'schema' in row;
}

function schemaOf(row: Written): Written {
  return isRooted(row) ? row.schema : row;
}

function rootOf(row: Written): Pick<Template, 'openapi' | 'root'> {
  if (!isRooted(row)) return {};
  const { openapi, schemas } = row;
  return {
    ...(openapi ? { openapi } : {}),
    ...(schemas ? { root: { components: { schemas } } } : {}),
  };
}
