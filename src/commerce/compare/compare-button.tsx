import { useEffect, useState, type ComponentType, type FormEvent } from 'react';

import type { ProductCard } from '#api/catalog/product-card.ts';
import { Button } from '#ui/button.tsx';

type Listed = { products: readonly ProductCard[] };

const load = () => import('./choosing.tsx');

/**
 * Starts choosing products of a list to compare them, which is loaded when it is pressed, or when this
 * tab has begun before. Without it, and without JavaScript, the form leads to the page that compares.
 */
export function CompareButton(listed: Listed) {
  const [Choosing, setChoosing] = useState<ComponentType<Listed>>();
  // Reads what this tab has begun, which the server does not know.
  useEffect(() => {
    try {
      if (sessionStorage['compare']) {
        load().then(
          (part) => setChoosing(() => part.Choosing),
          () => undefined,
        );
      }
    } catch {
      // Storage may be forbidden.
    }
  }, []);

  async function choose(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    try {
      const part = await load();
      setChoosing(() => part.Choosing);
      part.begin();
    } catch {
      form.submit();
    }
  }

  return (
    <form action="/compare" onSubmit={(event) => void choose(event)}>
      <Button type="submit">Compare products</Button>
      {Choosing ? <Choosing {...listed} /> : null}
    </form>
  );
}
