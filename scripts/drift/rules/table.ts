import { writeFile } from 'node:fs/promises';

import { RULES } from './rules.ts';

const FILE = new URL('../rules.md', import.meta.url);

const HEAD = `# Rules of contract drift

Written by \`node rules/table.ts\` from the rules; a test holds it to them.

**Breaking.** A value that the old client may send is refused by the new contract, or a value that
the new server may send is refused by the old one. A limit that first appears on a request is
breaking: values that were declared are refused. So is another default of a parameter: leaving it
out is a way to send it, and means something else.

**Risky.** Likely to fail, but not bound to: an enum of an answer grew, an optional field is gone, a
limit appears that refuses only what the old contract never declared (an object that said nothing of
other members is closed), a success that clients do not know.

**Safe.** Allowed and compatible. **None.** Both documents allow the same exchanges: what is left out
or written out changes nothing on the wire, though generated names may change.

What members of other names an object takes counts only where the contract says it
(\`additionalProperties\`, \`unevaluatedProperties\`). \`oneOf\` and \`anyOf\` are read alike. Conditions
(\`if\`, \`not\`, \`contains\`) and regular expressions that read differently are tried on values; no
value that shows a difference, no finding.

| rule | who sends | on the wire | in code | why | oasdiff |
|---|---|---|---|---|---|
`;

/** Renders the rules as a page. */
export function rulesTable(): string {
  const rows = RULES.map(({ id, direction, wire, code, says, oasdiff }) =>
    ['', `\`${id}\``, direction, wire, code, says, oasdiff ? `\`${oasdiff}\`` : '', '']
      .join(' | ')
      .trim(),
  );
  return `${HEAD}${rows.join('\n')}\n`;
}

if (import.meta.main) await writeFile(FILE, rulesTable());
