import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { cardHref, type Metal, type ProductCard } from '#api/catalog/product-card.ts';
import type { ContentSection } from '#api/content/content.ts';
import { countWords } from '#commerce/format/count.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { hasFailed } from '#commerce/page/has-failed.ts';
import { UnitPrices, WasLine } from '#commerce/product/price.tsx';
import { LinkButton } from '#ui/button.tsx';

import { iraListHref, iraShelf, metalNamed } from './ira-lists.ts';
import './may-own.css';

/** Pixels of a picture; pictures are square. */
const ART = 144;

/** The metals of an IRA: least fineness, how many pieces there are, and one of them. */
export function MayOwn({
  section: { id, heading, paragraphs, table },
}: {
  section: ContentSection;
}) {
  return (
    <section className="ira-part" id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text} className="ira-words">
          {text}
        </p>
      ))}
      <ul className="ira-metals">
        {table?.rows.map(([name = '', fineness = '', note]) => (
          <OneMetal key={name} name={name} fineness={fineness} note={note} />
        ))}
      </ul>
    </section>
  );
}

type MetalRow = { name: string; fineness: string; note: string | undefined };

function OneMetal({ name, fineness, note }: MetalRow) {
  const metal = metalNamed(name);
  return (
    <li className="ira-metal" data-metal={metal}>
      <MetalHead name={name} metal={metal} />
      <p className="ira-metal-least">
        At least <b>{fineness}</b> fine. {note ? <span className="muted">{note}</span> : null}
      </p>
      {metal ? <MetalShelf metal={metal} /> : null}
    </li>
  );
}

/** The fields of the questionnaire have ids that begin with its name. */
function headingOf(metal: Metal): string {
  return `may-own-${metal}`;
}

function MetalHead({ name, metal }: { name: string; metal: Metal | undefined }) {
  return (
    <div className="ira-metal-head">
      <h3 id={metal && headingOf(metal)} tabIndex={-1}>
        {name}
      </h3>
      {metal ? <PieceCount metal={metal} /> : null}
    </div>
  );
}

function PieceCount({ metal }: { metal: Metal }) {
  const { data } = useQuery(iraShelf(metal));
  return data ? <p className="muted">{countWords(data.total, 'piece')}</p> : null;
}

/** The first piece of a metal, and the way to all of them, which stands without the piece too. */
function MetalShelf({ metal }: { metal: Metal }) {
  const query = useQuery(iraShelf(metal));
  const { data, isFetching, refetch } = query;
  return (
    <>
      {data?.first ? (
        <FirstPiece product={data.first} />
      ) : (
        <div className="ira-metal-none">
          {data ? <p>None on our shelves at the moment.</p> : null}
          {hasFailed(query) ? (
            <FailedPart
              says={`What we have of ${metal} could not be loaded.`}
              toDo={`to load ${metal}`}
              pending={isFetching}
              headingId={headingOf(metal)}
              retry={refetch}
            />
          ) : null}
        </div>
      )}
      <LinkButton to={data?.total === 0 ? `/${metal}-bullion` : iraListHref(metal)}>
        {data?.total === 0 ? `Other ${metal}` : `See all ${metal}`}
      </LinkButton>
    </>
  );
}

function FirstPiece({ product }: { product: ProductCard }) {
  return (
    <>
      <div className="ira-metal-art">
        <img src={product.image} alt="" width={ART} height={ART} />
      </div>
      <div className="ira-metal-piece">
        <Link to={cardHref(product)}>{product.name}</Link>
        <UnitPrices product={product} />
        <WasLine product={product} />
      </div>
    </>
  );
}
