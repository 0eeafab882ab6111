import { useId } from 'react';
import { Link } from 'react-router';

import type { RuledState } from '../rule-of.ts';
import { labelPlaces } from './label-places.ts';
import { MapPicture, type MapGroup } from './map-picture.tsx';
import { TaxPattern } from './tax-pattern.tsx';

import './state-map.css';

const KINDS = [
  { kind: 'exempt', says: 'Exempt' },
  { kind: 'threshold', says: 'Exempt from a sum' },
  { kind: 'taxed', says: 'Taxed' },
  { kind: 'none', says: 'No state sales tax' },
] as const;

type StateMapProps = {
  states: readonly RuledState[];
  /** The code of the state that is looked at. */
  current: string | undefined;
  /** The id of the table with the same states. */
  tableId: string;
};

/**
 * The states by how they tax, each a link that is named by its rule. On a phone states are too
 * small to press: there the map only shows, and the table leads on.
 */
export function StateMap({ states, current, tableId }: StateMapProps) {
  const groups = KINDS.map(({ kind, says }) => ({
    kind,
    says,
    states: states.filter((state) => state.kind === kind),
  })).filter((group) => group.states.length > 0);
  return (
    <div className="state-map">
      <p className="state-map-skip">
        <a href={`#${tableId}`}>Skip the map, to the table of all states</a>
      </p>
      <MapPicture groups={groups} current={current} />
      <MapKey groups={groups} />
      <SmallStates states={states} />
    </div>
  );
}

function MapKey({ groups }: { groups: readonly MapGroup[] }) {
  const id = useId();
  return (
    <ul className="state-map-key">
      {groups.map(({ kind, says, states }) => (
        <li key={kind}>
          <svg aria-hidden="true">
            <TaxPattern id={`${id}${kind}`} kind={kind} />
            <rect fill={`url(#${id}${kind})`} />
          </svg>
          <span>
            {says} <span className="muted">{states.length}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** States without room for their code have no room for a finger either. */
function SmallStates({ states }: { states: readonly RuledState[] }) {
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
