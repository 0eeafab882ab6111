import { useId } from 'react';
import { Link } from 'react-router';

import { countWords } from '#commerce/format/count.ts';

import { labelPlaces } from './label-places.ts';
import { TaxPattern } from './tax-pattern.tsx';
import shapes from './states.svg?url';

import './state-map.css';

/** How a state taxes one metal in one form. */
export type TaxKind = 'exempt' | 'threshold' | 'taxed' | 'none';

/** A state on the map: its rule in words ("exempt from $2,000"), and where all of it is said. */
export type MapState = { code: string; name: string; kind: TaxKind; rule: string; href: string };

const KINDS: readonly { kind: TaxKind; says: string }[] = [
  { kind: 'exempt', says: 'Exempt' },
  { kind: 'threshold', says: 'Exempt from a sum' },
  { kind: 'taxed', says: 'Taxed' },
  { kind: 'none', says: 'No state sales tax' },
];

/**
 * The states by how they tax, each a link that is named by its rule. On a phone states are too
 * small to press: there the map only shows, and the table at `tableId` leads on.
 */
export function StateMap({
  states,
  current,
  tableId,
}: {
  states: readonly MapState[];
  /** The code of the state that is looked at. */
  current?: string;
  tableId: string;
}) {
  const id = useId();
  const kinds = KINDS.map(({ kind, says }) => ({
    kind,
    says,
    states: states.filter((state) => state.kind === kind),
  })).filter((group) => group.states.length > 0);
  return (
    <section className="state-map" aria-label="Map of the states">
      <p className="state-map-skip">
        <a href={`#${tableId}`}>Skip the map, to the table of all states</a>
      </p>
      <svg className="state-map-picture" viewBox="14 10 947 598">
        <defs>
          {kinds.map(({ kind }) => (
            <TaxPattern key={kind} id={`${id}${kind}`} kind={kind} />
          ))}
        </defs>
        <g aria-hidden="true">
          {states.map(({ code, kind }) => (
            <use key={code} href={`${shapes}#${code}`} fill={`url(#${id}${kind})`} />
          ))}
          {states.map(({ code, kind }) => (
            <StateLabel key={code} code={code} kind={kind} />
          ))}
          {current ? <use className="state-map-current" href={`${shapes}#${current}`} /> : null}
        </g>
        {kinds.map((group) => (
          <g
            key={group.kind}
            className="state-map-links"
            role="group"
            aria-label={`${group.says}: ${countWords(group.states.length, 'state')}`}
          >
            {group.states.map((state) => (
              <StateLink key={state.code} state={state} isCurrent={state.code === current} />
            ))}
          </g>
        ))}
      </svg>
      <ul className="state-map-key">
        {kinds.map((group) => (
          <li key={group.kind}>
            <svg aria-hidden="true">
              <rect fill={`url(#${id}${group.kind})`} />
            </svg>
            {group.says} <span className="muted">{group.states.length}</span>
          </li>
        ))}
      </ul>
      <SmallStates states={states} />
    </section>
  );
}

function StateLink({ state, isCurrent }: { state: MapState; isCurrent: boolean }) {
  return (
    <Link to={state.href} aria-current={isCurrent ? 'true' : undefined}>
      <title>{`${state.name}: ${state.rule}`}</title>
      <use href={`${shapes}#${state.code}`} />
    </Link>
  );
}

function StateLabel({ code, kind }: Pick<MapState, 'code' | 'kind'>) {
  const place = labelPlaces[code];
  if (!place) return null;
  return (
    <text x={place[0]} y={place[1]} data-kind={kind}>
      {code}
    </text>
  );
}

/** States without room for their code have no room for a finger either. */
function SmallStates({ states }: { states: readonly MapState[] }) {
  const small = states.filter(({ code }) => !labelPlaces[code]);
  return (
    <div className="state-map-small">
      <p className="muted">Small on the map:</p>
      <ul>
        {small.map(({ code, name, rule, href }) => (
          <li key={code}>
            <Link to={href} aria-label={`${code}, ${name}: ${rule}`}>
              {code}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
