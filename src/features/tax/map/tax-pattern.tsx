import type { StateRule } from '../rule-of.ts';

/** What fills a state: told apart without colour, in units of the picture it stands in. */
export function TaxPattern({ id, kind }: { id: string; kind: StateRule['kind'] }) {
  return (
    <pattern
      id={id}
      className="tax-pattern"
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform={kind === 'threshold' ? 'rotate(45)' : undefined}
    >
      <rect className="tax-pattern-ground" width="9" height="9" />
      {kind === 'taxed' ? <rect width="9" height="9" /> : null}
      {kind === 'threshold' ? <rect width="4.5" height="9" /> : null}
      {kind === 'none' ? <circle cx="4.5" cy="4.5" r="1.4" /> : null}
    </pattern>
  );
}
