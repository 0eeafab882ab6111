import { Link } from 'react-router';

import { AddToCart } from '#commerce/cart/change/add-to-cart.tsx';
import { countWords, formatCount } from '#commerce/format/count.ts';
import { LinkButton } from '#ui/button.tsx';
import { focusWhenThere } from '#ui/focus-when-there.ts';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { namePartsOf, type NameParts } from './best.ts';
import { compareSearch, MOST, type Asked } from './compare-place.ts';
import type { Compared, Group, Row } from './compared.ts';
import { shortWords } from './stock-rows.ts';
import './compare-table.css';

/** Pixels of a picture; pictures are square. */
const ART = 168;

const NTH = ['', '', 'third', 'fourth'];

type TableProps = { asked: Asked; compared: readonly Compared[]; groups: readonly Group[] };

/** Written out, since a browser may forget them in a table that is laid out otherwise. */
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  header: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Products side by side. On narrow screens each label stands above its values. */
export function CompareTable({ asked, compared, groups }: TableProps) {
  const names = namePartsOf(compared.map(({ product }) => product.name));
  const shortNames = names.map(({ own }) => own);
  return (
    <div className="compare-frame">
      <table
        {...ROLE.table}
        className="compare-table"
        data-columns={compared.length}
        aria-label="Comparison"
      >
        <thead {...ROLE.group}>
          <tr {...ROLE.row}>
            <td {...ROLE.cell} className="compare-corner" />
            {compared.map((each, at) => (
              <ProductHead key={each.product.id} {...each} name={names[at]} />
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.group}>
          <ChangeRow asked={asked} compared={compared} />
        </tbody>
        {groups.map((group) => (
          <GroupRows key={group.id} group={group} names={shortNames} />
        ))}
        <tbody {...ROLE.group}>
          <CartRow asked={asked} compared={compared} names={shortNames} />
        </tbody>
      </table>
      {groups.length === 0 ? <p>In everything that we know of them they are alike.</p> : null}
    </div>
  );
}

type HeadProps = Pick<Compared, 'product'> & { name: NameParts | undefined };

/** On narrow screens the words that all names share are not seen, but heard. */
function ProductHead({ product: { href, image, name: whole }, name }: HeadProps) {
  const { before, own, after } = name ?? { before: '', own: whole, after: '' };
  return (
    <th {...ROLE.column} scope="col">
      <span className="compare-art">
        <img src={image} alt="" width={ART} height={ART} />
      </span>
      <Link to={href}>
        {before ? <span className="compare-shared">{before}</span> : null}
        {own}
        {after ? <span className="compare-shared">{after}</span> : null}
      </Link>
    </th>
  );
}

type ChangeProps = { asked: Asked; compared: readonly Compared[] };

function ChangeRow({ asked, compared }: ChangeProps) {
  const { ids } = asked;
  return (
    <tr {...ROLE.row} className="compare-change" data-print="no">
      <th {...ROLE.header} scope="row">
        {ids.length > 1 && ids.length < MOST ? (
          <LinkButton
            to={`/compare${compareSearch({ ...asked, find: asked.find ?? '' })}`}
            preventScrollReset
            onClick={() => void focusWhenThere(() => document.getElementById('find'))}
          >
            <Icon name="plus" />
            Add a {NTH[ids.length]}
          </LinkButton>
        ) : (
          <span className="visually-hidden">Change</span>
        )}
      </th>
      {compared.map(({ product: { id, name } }) => (
        <td {...ROLE.cell} key={id}>
          <LinkButton
            id={`remove-${id}`}
            tone="quiet"
            to={`/compare${compareSearch({ ...asked, ids: ids.filter((one) => one !== id) })}`}
            preventScrollReset
            aria-label={`Remove, ${name}`}
            onClick={() => removed(id, name, ids)}
          >
            Remove
          </LinkButton>
        </td>
      ))}
    </tr>
  );
}

/** The focus goes to the same control of a neighbour, or to the heading after the last. */
function removed(id: number, name: string, ids: readonly number[]): void {
  const at = ids.indexOf(id);
  const next = ids[at + 1] ?? ids[at - 1];
  announce(`${name} removed. ${countWords(ids.length - 1, 'product')} left.`);
  void focusWhenThere(() => {
    if (document.getElementById(`remove-${id}`)) return null;
    return (
      document.getElementById(`remove-${next}`) ?? document.querySelector<HTMLElement>('main h1')
    );
  });
}

function GroupRows({ group, names }: { group: Group; names: readonly string[] }) {
  return (
    <tbody {...ROLE.group}>
      <tr {...ROLE.row} className="compare-group">
        <th {...ROLE.header} scope="rowgroup" colSpan={names.length + 1}>
          <h2 id={`compare-${group.id}`} tabIndex={-1}>
            {group.heading}
          </h2>
        </th>
      </tr>
      {group.rows.map((row) => (
        <ValueRow key={row.label} row={row} names={names} />
      ))}
    </tbody>
  );
}

function ValueRow({ row, names }: { row: Row; names: readonly string[] }) {
  return (
    <tr {...ROLE.row}>
      <th {...ROLE.header} scope="row">
        {row.label}
      </th>
      {row.cells.map((cell, at) => (
        <td {...ROLE.cell} key={names[at]} data-name={names[at]}>
          {cell.lines ? <Lines lines={cell.lines} /> : <Value {...cell} />}
        </td>
      ))}
    </tr>
  );
}

function Value({ text, note, best }: Row['cells'][number]) {
  if (text === undefined) return <span className="muted">not stated</span>;
  return (
    <>
      {best ? <b>{text}</b> : text} {best ? <small>{best}</small> : null}{' '}
      {note ? <small>{note}</small> : null}
    </>
  );
}

function Lines({ lines }: { lines: NonNullable<Row['cells'][number]['lines']> }) {
  return (
    <ul className="compare-lines">
      {lines.map(({ text, isCurrent }) => (
        <li key={text}>{isCurrent ? <b>{text}</b> : text}</li>
      ))}
    </ul>
  );
}

type CartProps = ChangeProps & { names: readonly string[] };

function CartRow({ asked: { quantity }, compared, names }: CartProps) {
  return (
    <tr {...ROLE.row} className="compare-cart" data-print="no">
      <th {...ROLE.header} scope="row">
        Buy {formatCount(quantity)}
      </th>
      {compared.map((each, at) => (
        <td {...ROLE.cell} key={each.product.id} data-name={names[at]}>
          <CartCell {...each} quantity={quantity} />
        </td>
      ))}
    </tr>
  );
}

function CartCell({ product, offer, quantity }: Compared & { quantity: number }) {
  const { name, href, saleEvent: salesEventId } = product;
  const source = offer?.stock.source;
  if (!offer || !source || offer.needsSize) {
    const isThere = product.stocks.some((stock) => stock.source !== undefined);
    const withoutOffer = isThere ? 'See details' : 'See alternatives';
    const says = offer?.needsSize ? 'Choose size' : withoutOffer;
    return (
      <LinkButton to={href} aria-label={`${says}, ${name}`}>
        {says}
      </LinkButton>
    );
  }
  const short = shortWords(offer, quantity);
  if (short) return `${formatCount(offer.most)} are there, ${short}.`;
  return (
    <AddToCart
      tone="plain"
      product={product}
      stock={{ source, salesEventId }}
      quantity={quantity}
    />
  );
}
