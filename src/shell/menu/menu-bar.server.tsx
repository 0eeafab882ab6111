import type { MenuNode } from '#api/content/site-map.ts';
import { Icon } from '#ui/icon.tsx';

import { menuColumns, type MenuColumn } from './menu-columns.ts';
import { allWords, newcomersSentence } from './menu-words.ts';

/** A column of more links stands in two, so that the sheet fits a window. */
const LONG = 10;

/**
 * The main navigation: a link, and beside it a button for the sheet of links below it. Sheets are
 * native popovers, so they open, close and give the focus back without any script.
 */
export function MenuBar({ menu }: { menu: readonly MenuNode[] }) {
  return (
    <ul className="menu-bar">
      {menu.map((node) => (
        <MenuItem key={node.id} node={node} columns={menuColumns(node)} />
      ))}
    </ul>
  );
}

function MenuItem({ node, columns }: { node: MenuNode; columns: MenuColumn[] }) {
  const sheet = `${node.id}-sheet`;
  if (columns.length === 0) {
    return (
      <li className="menu-item" data-highlight={node.highlight || undefined}>
        <a href={node.href ?? '/site-map'}>{node.label}</a>
      </li>
    );
  }
  const sentence = newcomersSentence(node);
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
        <div className="menu-sheet-inner page-width">
          <div className="menu-sheet-intro">
            <h2 className="display">{node.label}</h2>
            {sentence ? <p>{sentence}</p> : null}
            {node.href ? <a href={node.href}>{allWords(node)}</a> : null}
          </div>
          <div className="menu-sheet-columns">
            {columns.map((column) => (
              <Column key={column.heading} column={column} />
            ))}
          </div>
        </div>
      </div>
    </li>
  );
}

function Column({ column }: { column: MenuColumn }) {
  return (
    <div className="menu-column" data-long={column.links.length > LONG || undefined}>
      <h3>{column.heading}</h3>
      <ul className="menu-column-links">
        {column.links.map((link) => (
          <li key={link.id}>
            <a href={link.href}>{link.label}</a>
            {link.isNew ? <span className="tag"> New</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
