import { flushSync } from 'react-dom';

import { keepChosen, type Chosen } from '#commerce/compare/chosen.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

export const TRAY_HEADING = 'compare-tray';

/** Pixels of a picture; pictures are square. */
const ART = 40;

/** What is chosen to be compared, below the list: at the foot of a large window. */
export function Tray({ chosen }: { chosen: readonly Chosen[] }) {
  const ids = chosen.map(({ id }) => `product=${id}`);
  return (
    <section className="compare-tray" data-print="no">
      <h2 id={TRAY_HEADING} tabIndex={-1}>
        Compare
      </h2>
      {chosen.length > 0 ? (
        <ul className="compare-tray-list">
          {chosen.map((product) => (
            <TrayItem key={product.id} product={product} chosen={chosen} />
          ))}
        </ul>
      ) : null}
      {chosen.length < 2 ? (
        <p className="muted">
          {chosen.length === 0
            ? 'Tick Compare at two to four products.'
            : 'Tick one more at least.'}
        </p>
      ) : null}
      <div className="compare-tray-actions">
        {chosen.length > 1 ? (
          <LinkButton to={`/compare?${ids.join('&')}`} tone="main">
            Compare {chosen.length} products
          </LinkButton>
        ) : null}
        <Button tone="quiet" onClick={() => clear(chosen)}>
          {chosen.length > 0 ? 'Clear' : 'Stop comparing'}
        </Button>
      </div>
    </section>
  );
}

function TrayItem({ product, chosen }: { product: Chosen; chosen: readonly Chosen[] }) {
  const { id, name, image } = product;
  return (
    <li>
      <img src={image} alt="" width={ART} height={ART} />
      <span className="compare-tray-name">{name}</span>
      <button
        type="button"
        id={`compare-drop-${id}`}
        className="compare-tray-drop"
        aria-label={`Remove, ${name}`}
        onClick={() => drop(product, chosen)}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The focus goes to the same control of a neighbour, or to the heading after the last. */
function drop({ id, name }: Chosen, chosen: readonly Chosen[]): void {
  const at = chosen.findIndex((one) => one.id === id);
  const next = chosen[at + 1] ?? chosen[at - 1];
  flushSync(() => keepChosen(chosen.filter((one) => one.id !== id)));
  document.getElementById(next ? `compare-drop-${next.id}` : TRAY_HEADING)?.focus();
  announce(`${name} removed. ${chosen.length - 1} of 4 chosen.`);
}

/** Without a choice, choosing ends: the focus goes back to the button at the head of the list. */
function clear(chosen: readonly Chosen[]): void {
  if (chosen.length > 0) {
    flushSync(() => keepChosen([]));
    document.getElementById(TRAY_HEADING)?.focus();
    return announce('None chosen.');
  }
  document.querySelector<HTMLElement>('form[action="/compare"] button')?.focus();
  keepChosen(undefined);
}
