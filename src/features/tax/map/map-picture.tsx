import { useId } from 'react';
import { Link } from 'react-router';

import { countWords } from '#commerce/format/count.ts';

import type { RuledState, StateRule } from '../rule-of.ts';
import { labelPlaces } from './label-places.ts';
import shapes from './states.svg?url';
import { TaxPattern } from './tax-pattern.tsx';

import './map-picture.css';

/** States of one kind of rule; `says` is the kind in words. */
export type MapGroup = { kind: StateRule['kind']; says: string; states: RuledState[] };

type MapPictureProps = { groups: readonly MapGroup[]; current: string | undefined };

/**
 * What is seen lies below, for the eye alone; on it lie the links, which are not seen until one is
 * pointed at or has the focus, so that the picture can be shown without them.
 */
export function MapPicture({ groups, current }: MapPictureProps) {
  return (
    <svg className="map-picture" viewBox="14 10 947 598">
      <Shapes groups={groups} current={current} />
      {groups.map((group) => (
        <LinkGroup key={group.kind} group={group} current={current} />
      ))}
    </svg>
  );
}

function Shapes({ groups, current }: MapPictureProps) {
  const id = useId();
  return (
    <g aria-hidden="true">
      {groups.map(({ kind, states }) => (
        <g key={kind}>
          <TaxPattern id={`${id}${kind}`} kind={kind} />
          {states.map(({ code }) => (
            <use key={code} href={`${shapes}#${code}`} fill={`url(#${id}${kind})`} />
          ))}
        </g>
      ))}
      {groups.flatMap(({ states }) =>
        states.map(({ code, kind }) => <Label key={code} code={code} kind={kind} />),
      )}
      {current ? <use className="map-picture-current" href={`${shapes}#${current}`} /> : null}
    </g>
  );
}

function Label({ code, kind }: Pick<RuledState, 'code' | 'kind'>) {
  const place = labelPlaces[code];
  if (!place) return null;
  return (
    <text x={place[0]} y={place[1]} data-kind={kind}>
      {code}
    </text>
  );
}

function LinkGroup({ group, current }: { group: MapGroup; current: string | undefined }) {
  return (
    <g
      className="map-picture-links"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- SVG has no tag for a group with a name
      role="group"
      aria-label={`${group.says}: ${countWords(group.states.length, 'state')}`}
    >
      {group.states.map(({ code, name, rule, href }) => (
        <Link key={code} to={href} aria-current={code === current ? 'true' : undefined}>
          <title>{`${name}: ${rule}`}</title>
          <use href={`${shapes}#${code}`} />
        </Link>
      ))}
    </g>
  );
}
