import { Link, useSearchParams } from 'react-router';

import type { Specified } from '#api/catalog/measured.ts';
import { focusWhenThere } from '#ui/focus-when-there.ts';

import { useAnswerHeard } from '#commerce/form/use-answer-heard.ts';
import { MEASURES } from './measures.ts';
import { specifiedWords } from './specified-words.ts';
import type { Asked } from './verifier-place.ts';
import './candidates.css';

/** Pixels of a picture; pictures are square. */
const ART = 72;

type CandidatesProps = { found: readonly Specified[]; asked: Asked };

/** The pieces that could be meant: by the words of a name, or by what was measured. */
export function Candidates({ found, asked }: CandidatesProps) {
  const [search] = useSearchParams();
  const heading = headingOf(found.length, asked);
  useAnswerHeard([heading, ...found.map(({ name }) => name)].join('. '), '.verifier-form');
  return (
    <section>
      <h3>{heading}</h3>
      {found.length === 0 ? <NoCandidate asked={asked} /> : null}
      <ul className="candidates">
        {found.map((each) => (
          <li key={each.id}>
            <img src={each.image} alt="" width={ART} height={ART} />
            <div>
              <Link to={hrefFor(each, search)} preventScrollReset onClick={() => leadOn(asked)}>
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

function headingOf(count: number, { piece }: Asked): string {
  if (count === 0) {
    return piece ? 'We do not know this piece' : 'Nothing in our catalog has these numbers';
  }
  if (piece) return 'Which one is it?';
  return count === 1 ? 'It could be this one' : 'It could be one of these';
}

function NoCandidate({ asked }: { asked: Asked }) {
  if (asked.piece) {
    return (
      <p>
        Write its name as it stands in the catalog, or leave it empty and enter what you measured.
      </p>
    );
  }
  return (
    <p>
      That alone does not make it a fake: there are coins that we never carried. Measure once more,
      or <Link to="/company/contact-us">ask us about it</Link>.
    </p>
  );
}

/** The focus goes to the verdict, or to the first measure if there is none yet. */
function leadOn({ isSent }: Asked): void {
  void focusWhenThere(() => document.getElementById(isSent ? 'verdict' : MEASURES.weight.name));
}

/** The same measures, checked against this piece. */
function hrefFor({ name }: Specified, search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  next.set('piece', name);
  return `?${next.toString()}`;
}
