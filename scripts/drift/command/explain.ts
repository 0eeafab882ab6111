import { parseArgs } from 'node:util';

import { Refusal } from '../finding.ts';

const HELP = `COMMAND explain [RULE] [--format json]

Tells what a rule means, with an example, and how the change is made without hurting clients.
Without a RULE it lists all of them.

  COMMAND explain response-enum-grew
  COMMAND explain --format json
`;

/** The output of `explain`. Throws a `Refusal` (2) for a rule that is not there. */
export async function explain(args: string[], { command }: { command: string }): Promise<string> {
  const { values, positionals } = parsed(args, command);
  if (values.help) return HELP.replaceAll('COMMAND', command);
  if (values.format !== 'human' && values.format !== 'json') {
    throw wrong(`"${values.format}" is no format of explain: choose human or json.`, command);
  }
  const { explained, GROUPS } = await import('../policy/explain.ts');
  const isJson = values.format === 'json';
  if (positionals.length === 0 && isJson) {
    return json(GROUPS.flatMap(([, rules]) => rules.map(({ id }) => explained(id))));
  }
  const rules = positionals.map((id) => explained(id));
  if (isJson) return json(rules.length === 1 ? rules[0] : rules);
  const { explanationText, listText } = await import('../policy/explain-words.ts');
  return rules.length === 0 ? listText(command) : rules.map(explanationText).join('\n\n');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function parsed(args: string[], command: string) {
  try {
    const options = {
      format: { type: 'string', default: 'human' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw wrong(
      `${message.replace(/\. To specify a positional.*$/s, '').replace(/\.$/, '')}.`,
      command,
    );
  }
}

function wrong(message: string, command: string): Refusal {
  return new Refusal(2, `${message} Help: ${command} explain --help`);
}
