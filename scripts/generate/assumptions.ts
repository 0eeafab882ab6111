import { entriesOf, resolve, type OpenApi, type Provenance } from './document.ts';

type Row = { where: string; what: string; why: string };

/**
 * `docs/assumptions.md`: every assumption of the contract, each in a line that an API team can
 * answer.
 */
export function assumptionsTable(api: OpenApi): string {
  const sections = [
    section('Calls', calls(api)),
    section('Parameters', parameters(api)),
    section('Schemas', schemas(api)),
    section('Fields of documented schemas', fields(api)),
  ];
  return `# What this store assumes of the API

Written from \`openapi/\` by \`npm run generate\`. Each line is something that the specification of the
product leaves open. Answer "yes", or say what is right; the contract is then changed, and the
compiler shows what the store must change with it.

${sections.join('\n')}`;
}

function section(title: string, rows: Row[]): string {
  const lines = rows.map(({ where, what, why }) => `| \`${where}\` | ${what} | ${why} | |`);
  return `## ${title} (${rows.length})

| where | what | why assumed | answer |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}

function calls(api: OpenApi): Row[] {
  return entriesOf(api).flatMap(({ method, path, operation }) =>
    row(`${method} ${path}`, operation.summary, operation['x-provenance']),
  );
}

function parameters(api: OpenApi): Row[] {
  return entriesOf(api).flatMap(({ path, operation }) =>
    (operation.parameters ?? []).flatMap((part) => {
      const { name, description = 'parameter', schema, ...parameter } = resolve(api, part);
      // The assumptions of a named schema are listed once, under its name.
      const provenance = parameter['x-provenance'] ?? schema?.['x-provenance'];
      return row(`${path} ${name}`, description, provenance);
    }),
  );
}

function schemas(api: OpenApi): Row[] {
  return Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    row(name, schema.description ?? 'schema', schema['x-provenance']),
  );
}

function fields(api: OpenApi): Row[] {
  return Object.entries(api.components.schemas).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {}).flatMap(([field, property]) =>
      row(`${name}.${field}`, property.description ?? 'field', property['x-provenance']),
    ),
  );
}

function row(where: string, what: string, provenance: Provenance | undefined): Row[] {
  const why = provenance?.assumed;
  return why ? [{ where, what: oneLine(what), why: oneLine(why) }] : [];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').trim();
}
