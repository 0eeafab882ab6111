import type { NamedProduct } from '#api/catalog/most-bought.server.ts';
import type { MenuNode } from '#api/content/site-map.ts';
import { Icon } from '#ui/icon.tsx';

import { arrangeColumns, type SheetList } from './menu-columns.server.ts';
import { groupLinks } from './menu-lists.ts';
import { allWords, newcomersSentence } from './menu-words.ts';

/** The most bought products of menu entries, by the address of the entry. */
export type MostBought = Readonly<Record<string, readonly NamedProduct[]>>;

/**
 * The main navigation: a link, and beside it a button for the sheet of links below it. Sheets are
 * native popovers, so they open, close and give the focus back without any script.
 */
export function MenuBar({
  menu,
  mostBought,
}: {
  menu: readonly MenuNode[];
  mostBought: MostBought;
}) {
  return (
    <ul className="menu-bar">
      {menu.map((node) => (
        <MenuItem key={node.id} node={node} mostBought={mostBought[node.href ?? ''] ?? []} />
      ))}
    </ul>
  );
}

type ItemProps = { node: MenuNode; mostBought: readonly NamedProduct[] };

function MenuItem({ node, mostBought }: ItemProps) {
  const sheet = `${node.id}-sheet`;
  if (groupLinks(node).length === 0) {
    return (
      <li className="menu-item" data-highlight={node.highlight || undefined}>
        <a href={node.href ?? '/site-map'}>{node.label}</a>
      </li>
    );
  }
  return (
    <li className="menu-item" data-opens="">
      {node.href ? <a href={node.href}>{node.label}</a> : null}
      <button type="button" popoverTarget={sheet} aria-controls={sheet}>
        <span className={node.href ? 'visually-hidden' : undefined}>
          {node.href ? `Show more under ${node.label}` : node.label}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div className="menu-sheet" id={sheet} popover="auto" tabIndex={-1}>
        <Sheet node={node} mostBought={mostBought} />
      </div>
    </li>
  );
}

function Sheet({ node, mostBought }: ItemProps) {
  const sentence = newcomersSentence(node);
  const hasMostBought = mostBought.length > 0;
  const columns = arrangeColumns(node, hasMostBought);
  return (
    <div className="page-width">
      <div className="menu-sheet-intro">
        <h2 className="display">{node.label}</h2>
        {sentence ? <p>{sentence}</p> : null}
        {node.href ? <a href={node.href}>{allWords(node)}</a> : null}
      </div>
      <div className="menu-columns">
        {columns.map((lists, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- markup that is never rendered again
          <div className="menu-column" key={index}>
            {hasMostBought && index === columns.length - 1 ? (
              <MostBoughtList products={mostBought} />
            ) : null}
            {lists.map((list) => (
              <LinkList key={list.id + list.kind} list={list} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Names and links alone, the same for every visitor: pictures and prices come with the opening. */
function MostBoughtList({ products }: { products: readonly NamedProduct[] }) {
  return (
    <>
      <h3>Most bought</h3>
      <ol className="menu-products">
        {products.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

function LinkList({ list: { heading, links, all, isLong } }: { list: SheetList }) {
  return (
    <>
      <h3>{heading}</h3>
      <ul className="menu-links" data-long={isLong || undefined}>
        {links.map((link) => (
          <li key={link.id}>
            <a href={link.href}>{link.label}</a>
            {link.isNew ? <span className="tag"> New</span> : null}
          </li>
        ))}
        {all ? (
          <li>
            <a href={all.href}>
              <b>{all.label}</b>
            </a>
          </li>
        ) : null}
      </ul>
    </>
  );
}
