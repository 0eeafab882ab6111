import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link, useNavigation, useSubmit } from 'react-router';

import { suggestionsQuery, type Suggestion } from '#api/catalog/search.ts';
import { countWords } from '#commerce/format/count.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { focusWhenThere } from '#ui/focus-when-there.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { compareSearch, type Asked } from './compare-place.ts';
import { KeptFields } from './kept-fields.tsx';
import './finder.css';

/** Pixels of a picture; pictures are square. */
const ART = 64;

/** Looks for one more product: a GET form that works without JavaScript. */
export function Finder({ asked }: { asked: Asked }) {
  const submit = useSubmit();
  const isPending = useNavigation().location?.search.includes('find=') === true;
  const { ids, find, typed, onlyDiffering } = asked;

  function look(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector<HTMLElement>('#find');
    if (!new FormData(event.currentTarget).get('find')) return field?.focus();
    void submit(event.currentTarget, { preventScrollReset: true });
    void focusWhenThere(() => document.getElementById('found'));
  }

  return (
    <section className="compare-finder" data-print="no">
      <h2 id="finder">{ids.length === 1 ? 'Add another' : headingFor(ids.length)}</h2>
      <form
        className="compare-find"
        method="get"
        action="/compare"
        aria-labelledby="finder"
        onSubmit={look}
      >
        <KeptFields ids={ids} quantity={typed} onlyDiffering={onlyDiffering} />
        <TextField
          key={find}
          label="Find a product"
          hint="Its name or words of it, such as maple leaf"
          name="find"
          type="search"
          autoComplete="off"
          maxLength={100}
          required={false}
          defaultValue={find}
        />
        <Button type="submit" pending={isPending}>
          Find it
        </Button>
      </form>
      {find ? <Found asked={asked} find={find} /> : null}
    </section>
  );
}

function headingFor(count: number): string {
  if (count === 0) return 'Choose the first';
  return count === 2 ? 'Add a third' : 'Add a fourth';
}

function Found({ asked, find }: { asked: Asked; find: string }) {
  const { data, isFetching, refetch } = useQuery(suggestionsQuery(find));
  if (!data) {
    return (
      <FailedPart
        says="The search could not be made."
        toDo={`to find ${find}`}
        pending={isFetching}
        headingId="found"
        retry={refetch}
      />
    );
  }
  return (
    <>
      <h3 id="found" tabIndex={-1}>
        {data.length === 0 ? `Nothing is called “${find}”` : countWords(data.length, 'product')}
      </h3>
      {data.length === 0 ? <p>Try fewer words, or the metal and the weight.</p> : null}
      <ul className="compare-found">
        {data.map((product) => (
          <FoundProduct key={product.id} product={product} asked={asked} />
        ))}
      </ul>
    </>
  );
}

function FoundProduct({ product, asked }: { product: Suggestion; asked: Asked }) {
  const { id, name, href, image, cash } = product;
  const ids = [...asked.ids, id];
  const isCompared = asked.ids.includes(id);

  /** Its link goes with the list of what was found; the heading says how many there are. */
  function added() {
    announce(`${name} added. ${countWords(ids.length, 'product')} compared.`);
    void focusWhenThere(() =>
      document.getElementById('found') ? null : document.querySelector<HTMLElement>('main h1'),
    );
  }

  return (
    <li>
      <img src={image} alt="" width={ART} height={ART} />
      <div>
        <Link to={href}>{name}</Link>
        {cash > 0 ? <p className="figures">{formatMoney(cash)} by check</p> : null}
      </div>
      {isCompared ? (
        <p className="muted">In the comparison</p>
      ) : (
        <LinkButton
          to={`/compare${compareSearch({ ...asked, ids, find: undefined })}`}
          preventScrollReset
          aria-label={`Add to the comparison, ${name}`}
          onClick={added}
        >
          Add to the comparison
        </LinkButton>
      )}
    </li>
  );
}
