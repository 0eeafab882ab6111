import type { DocumentInput } from '../document/input.ts';
import type { Options } from './options.ts';

/** The contract that the options name. */
export function baseOf({ base, overlays, notes }: Options): DocumentInput {
  return inputOf(base, [...overlays.both, ...overlays.base], notes);
}

/** The document that is compared with the contract; none but in `spec` and `all`. */
export function revisionOf({ leg, subjects, overlays, notes }: Options): DocumentInput | undefined {
  const [file] = leg === 'spec' || leg === 'all' ? subjects : [];
  return file === undefined
    ? undefined
    : inputOf(file, [...overlays.both, ...overlays.revision], notes);
}

function inputOf(file: string, overlays: string[], notes: Set<string>): DocumentInput {
  return overlays.length === 0 ? file : { file, overlays, notes };
}
