import { Refusal, type Place } from '../finding.ts';
import { linesOf } from './text-places.ts';

/** A file that the command itself reads, with the places of its parts, or of their values. */
export type OwnYaml = { value: unknown; placeOf: (names: string[], part?: 'value') => Place };

/** Reads such a file; `what` names it in the `Refusal` (2) for a text that is no YAML. */
export async function readOwnYaml(text: string, file: string, what: string): Promise<OwnYaml> {
  // Loaded on demand: few runs have such a file.
  const { readYaml, YamlFault } = await import('./yaml.ts');
  const lineOf = linesOf(text);
  try {
    const { value, offsetOf } = readYaml(text);
    return { value, placeOf: (names, part) => ({ file, ...lineOf(offsetOf(names, part)) }) };
  } catch (error) {
    if (!(error instanceof YamlFault)) throw error;
    const place = { file, ...lineOf(error.offset ?? 0) };
    throw new Refusal(2, `${what} is broken YAML: ${error.message}.`, place);
  }
}
