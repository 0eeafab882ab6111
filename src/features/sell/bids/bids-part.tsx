import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { bidsQuery, type Bid, type Bids } from '#api/sell/bids.ts';
import { spotMetals, type SpotMetal } from '#api/spot/spot.ts';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { lateWords, marketTime } from '#commerce/format/market-time.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { metalNames } from '#commerce/words/metal-names.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { bidsNamed } from '../list/bids-named.ts';
import { BidTable } from './bid-table.tsx';
import './bids-part.css';

const HEADING = 'bids-heading';
/** Milliseconds after the last key before the number of found products is announced. */
const TYPED_MS = 700;

/** What the store pays now for the products of a metal, or for those that are looked for by name. */
export function BidsPart({ metal }: { metal: SpotMetal }) {
  const query = useQuery(bidsQuery());
  const { data, isFetching, refetch } = query;
  return (
    <section className="bids stack">
      <h2 id={HEADING} tabIndex={-1}>
        Our bids
      </h2>
      {data ? <LoadedBids data={data} metal={metal} /> : null}
      {!data && !hasFailed(query) ? <p className="bids-loading">Loading …</p> : null}
      {hasFailed(query) ? (
        <FailedPart
          says="Our bids could not be loaded."
          toDo="to load our bids"
          pending={isFetching}
          headingId={HEADING}
          retry={refetch}
        />
      ) : null}
    </section>
  );
}

function LoadedBids({ data, metal }: { data: Bids; metal: SpotMetal }) {
  const [find, setFind] = useState('');
  const looked = find.trim();
  const shown = looked
    ? bidsNamed(data.bids, looked)
    : data.bids.filter((bid) => bid.metal === metal);
  return (
    <>
      <p className="muted">{momentWords(data)}</p>
      <div className="bids-choice">
        <MetalLinks bids={data.bids} metal={looked ? undefined : metal} />
        <FindField find={find} onFind={setFind} found={looked ? shown.length : undefined} />
      </div>
      {shown.length > 0 ? (
        <>
          <BidTable bids={shown} caption={looked ? `Bids for “${looked}”` : `Bids for ${metal}`} />
          {shown.some(({ isReportable }) => isReportable) ? (
            <p>
              <a className="bids-reporting" href="#reporting">
                What we have to report, and from which amount
              </a>
            </p>
          ) : null}
        </>
      ) : (
        <NothingFound find={looked} metal={metal} onAll={() => setFind('')} />
      )}
    </>
  );
}

/** What the prices are of: this moment, or the last one before the market closed or fell silent. */
function momentWords(last: Pick<Bids, 'time' | 'stale'>): string {
  const late = lateWords(last);
  return late
    ? `${late}, ${marketTime(last.time)}. A quote waits for the next prices.`
    : `Of ${marketTime(last.time)}. They follow the live prices.`;
}

function MetalLinks({ bids, metal }: { bids: readonly Bid[]; metal: SpotMetal | undefined }) {
  return (
    <nav className="bids-metals" aria-label="Metal of the bids">
      <ul>
        {spotMetals.map((each) => (
          <li key={each}>
            <Link
              to={each === 'silver' ? '/sell-to-us' : `/sell-to-us?metal=${each}`}
              preventScrollReset
              aria-current={each === metal ? 'true' : undefined}
            >
              {metalNames[each]} {formatCount(bids.filter((bid) => bid.metal === each).length)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FindFieldProps = {
  find: string;
  onFind: (find: string) => void;
  /** How many products were found. */
  found: number | undefined;
};

/** Finds while one types, in all metals; without JavaScript the lists are short enough. */
function FindField({ find, onFind, found }: FindFieldProps) {
  const told = useRef(found);
  // Starts a timer.
  useEffect(() => {
    if (told.current === found) return undefined;
    const timer = setTimeout(() => {
      told.current = found;
      announce(
        found === undefined ? 'All bids are shown.' : `${countWords(found, 'product')} found.`,
      );
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [found]);
  return (
    <div className="bids-find">
      <TextField
        label="Find a product"
        name="find"
        type="search"
        required={false}
        autoComplete="off"
        value={find}
        onChange={(event) => onFind(event.currentTarget.value)}
      />
    </div>
  );
}

type NothingFoundProps = { find: string; metal: SpotMetal; onAll: () => void };

function NothingFound({ find, metal, onAll }: NothingFoundProps) {
  if (!find) return <p>We have no bids for {metal} right now. Weigh yours, or ask for a quote.</p>;
  return (
    <div className="stack">
      <p>
        We have no bid for “{find}”. Weigh it, or ask for a quote with its name: we answer by hand.
      </p>
      <Button
        onClick={() => {
          onAll();
          document.getElementById('find')?.focus();
        }}
      >
        Show all bids
      </Button>
    </div>
  );
}
