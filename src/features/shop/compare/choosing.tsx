import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import type { ProductCard } from '#api/catalog/product-card.ts';
import {
  chosenIn,
  chosenText,
  followChosen,
  keepChosen,
  MOST_CHOSEN,
  type Chosen,
} from '#commerce/compare/chosen.ts';
import { announce } from '#ui/toast/announcer.tsx';
import { toast } from '#ui/toast/toast.ts';

import { Tray, TRAY_HEADING } from './tray.tsx';
import './choosing.css';

/** Starts choosing; if it has begun, the focus goes to what is chosen. */
export function begin(): void {
  if (chosenIn(chosenText())) return document.getElementById(TRAY_HEADING)?.focus();
  keepChosen([]);
  announce('Tick Compare at two to four products.');
}

/** A checkbox in each card of a list, and below the list what is chosen. */
export function Choosing({ products }: { products: readonly ProductCard[] }) {
  const text = useSyncExternalStore(followChosen, chosenText);
  const chosen = useMemo(() => chosenIn(text), [text]);
  const places = usePlaces();
  if (!chosen) return null;
  return (
    <>
      {products.map((product) => {
        const place = places.cards.get(product.id);
        return place
          ? createPortal(<Tick product={product} chosen={chosen} />, place, String(product.id))
          : null;
      })}
      {places.list ? createPortal(<Tray chosen={chosen} />, places.list) : null}
    </>
  );
}

type Places = { list: Element | null; cards: ReadonlyMap<number, Element> };

/** Where the checkboxes and the tray belong. The cards do not know them: most pages never load them. */
function usePlaces(): Places {
  const [places, setPlaces] = useState(placesNow);
  const { list } = places;
  // Follows the cards of the list, which another filter or page replaces.
  useEffect(() => {
    if (!list) return undefined;
    const observer = new MutationObserver(() => setPlaces(placesNow()));
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [list]);
  return places;
}

function placesNow(): Places {
  const list = document.querySelector('.browse-results');
  const cards = new Map<number, Element>();
  for (const link of list?.querySelectorAll('li h3 a[href^="/product/"]') ?? []) {
    const [, , id] = link.getAttribute('href')?.split('/') ?? [];
    const place = link.closest('li')?.querySelector('.product-card-action, .ranked-words');
    if (place) cards.set(Number(id), place);
  }
  return { list, cards };
}

type TickProps = { product: ProductCard; chosen: readonly Chosen[] };

function Tick({ product: { id, name, image }, chosen }: TickProps) {
  const isChosen = chosen.some((one) => one.id === id);

  function change() {
    if (isChosen) {
      keepChosen(chosen.filter((one) => one.id !== id));
      return announce(`${name} removed. ${chosen.length - 1} of 4 chosen.`);
    }
    if (chosen.length === MOST_CHOSEN) {
      return toast('Four products are compared at most. Remove one of them first.', {
        tone: 'error',
      });
    }
    keepChosen([...chosen, { id, name, image }]);
    announce(`${name} added. ${chosen.length + 1} of 4 chosen.`);
  }

  return (
    <label className="choice compare-tick">
      <input type="checkbox" aria-label={`Compare, ${name}`} checked={isChosen} onChange={change} />
      Compare
    </label>
  );
}
