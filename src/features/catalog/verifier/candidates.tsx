import { Link, useSearchParams } from 'react-router';

import type { Specified } from '#api/catalog/measured.ts';

import { specifiedWords } from './specified-words.ts';
import type { Asked } from './verifier-place.ts';
import './candidates.css';

/** Pixels of a picture; pictures are square. */
const ART = 72;

type CandidatesProps = { found: readonly Specified[]; asked: Asked };

/** The pieces that could be meant: by the words of a name, or by what was measured. */
export function Candidates({ found, asked }: CandidatesProps) {
  const [search] = useSearchParams();
  if (found.length === 0) return <NoCandidate asked={asked} />;
  return (
    <section aria-labelledby="candidates">
      <h3 id="candidates">{asked.piece ? 'Which one is it?' : 'It could be one of these'}</h3>
      <p className="muted">
        {asked.piece
          ? 'Several pieces have these words in their names.'
          : 'Their numbers agree with yours. Choose the one that it should be.'}
      </p>
      <ul className="candidates">
        {found.map((each) => (
          <li key={each.id}>
            <img src={each.image} alt="" width={ART} height={ART} />
            <div>
              <Link to={hrefFor(each, search)} preventScrollReset>
                {each.name}
              </Link>
              <p className="muted">{specifiedWords(each)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoCandidate({ asked }: { asked: Asked }) {
  return (
    <section aria-labelledby="candidates">
      <h3 id="candidates">
        {asked.piece ? 'We do not know this piece' : 'Nothing in our catalog has these numbers'}
      </h3>
      <p>
        {asked.piece
          ? 'Write its name as it stands in the catalog, or leave it empty and enter what you measured.'
          : 'That alone does not make it a fake: there are coins that we never carried. Measure once more, or '}
        {asked.piece ? null : <Link to="/company/contact-us">ask us about it</Link>}
        {asked.piece ? null : '.'}
      </p>
    </section>
  );
}

/** The same measures, checked against this piece. */
function hrefFor({ name }: Specified, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('piece', name);
  return `?${next.toString()}`;
}
