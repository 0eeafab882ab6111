import type { DocumentInput } from '../document/input.ts';
import type { Options } from './options.ts';

/** The contract that the options name. */
export function baseOf(options: Options): DocumentInput {
  const { base, overlays } = options;
  return inputOf(base, [...overlays.both, ...overlays.base], options);
}

/** The document that is compared with the contract; none but in `spec` and `all`. */
export function revisionOf(options: Options): DocumentInput | undefined {
  const { leg, subjects, overlays } = options;
  const [file] = leg === 'spec' || leg === 'all' ? subjects : [];
  return file === undefined
    ? undefined
    : inputOf(file, [...overlays.both, ...overlays.revision], options);
}

function inputOf(file: string, overlays: string[], { network, notes }: Options): DocumentInput {
  return overlays.length === 0 && !network ? file : { file, overlays, network, notes };
}
