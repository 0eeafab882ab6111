import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { measuredQuery, type Specified } from '#api/catalog/measured.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Part } from '#commerce/page/part.tsx';

import { Candidates } from './candidates.tsx';
import { NextTests } from './next-tests.tsx';
import { VerifierForm } from './verifier-form.tsx';
import { VerifierResult } from './verifier-result.tsx';
import { askedAt, placeOf, type Asked } from './verifier-place.ts';
import './verifier-lead.css';

/** §2 Compares what somebody measured with the specifications of the catalog, above the devices for it. */
export function VerifierLead() {
  const [search] = useSearchParams();
  const asked = askedAt(search);
  return (
    <>
      <Part name="The check of a piece" headingId="verifier">
        <Verifier asked={asked} />
      </Part>
      <NextTests />
    </>
  );
}

/** Asked for only if the address names a piece or measures. */
function useFound(asked: Asked) {
  const place = placeOf(asked);
  return { ...useQuery({ ...measuredQuery(place ?? {}), enabled: place !== undefined }), place };
}

function Verifier({ asked }: { asked: Asked }) {
  const found = useFound(asked);
  const { data, place } = found;
  const piece = data && asked.piece ? pieceOf(data, asked.piece) : undefined;
  return (
    <section className="section verifier">
      <div className="verifier-ask">
        <h2 id="verifier" tabIndex={-1}>
          Is it real?
        </h2>
        <p className="muted">
          A scale and a caliper find most fakes. Enter what you measured, and it is compared with
          the maker’s numbers.
        </p>
        <VerifierForm asked={asked} piece={piece} />
      </div>
      {place ? <Answer asked={asked} found={found} piece={piece} /> : null}
    </section>
  );
}

type AnswerProps = {
  asked: Asked;
  found: ReturnType<typeof useFound>;
  piece: Specified | undefined;
};

function Answer({ asked, found, piece }: AnswerProps) {
  // The loader has asked: no answer here is one that failed.
  if (found.data === undefined) {
    return (
      <FailedPart
        says="The specifications could not be loaded. What you entered is kept."
        toDo="to load the specifications"
        pending={found.isFetching}
        headingId="verifier"
        retry={found.refetch}
      />
    );
  }
  if (!piece) return <Candidates found={found.data} asked={asked} />;
  const hasErrors = Object.keys(asked.errors).length > 0;
  return asked.isSent && !hasErrors ? <VerifierResult piece={piece} asked={asked} /> : null;
}

/** The product of exactly this name, or the only one that was found for it. */
function pieceOf(found: readonly Specified[], name: string): Specified | undefined {
  const exact = found.find((each) => each.name.toLowerCase() === name.toLowerCase());
  return exact ?? (found.length === 1 ? found[0] : undefined);
}
