import { useEffect, useState, useTransition, type ComponentType, type FormEvent } from 'react';

import type { ProductCard } from '#api/catalog/product-card.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/frame/visually-hidden.tsx';

type Listed = { products: readonly ProductCard[] };

/**
 * Starts choosing products of a list to compare them, which is loaded when it is pressed, or when this
 * tab has begun before. Without it, and without JavaScript, the form leads to the page that compares.
 */
export function CompareButton(listed: Listed) {
  const [Choosing, setChoosing] = useState<ComponentType<Listed>>();
  const [pending, startTransition] = useTransition();

  // Reads what this tab has begun, which the server does not know. Storage may be forbidden.
  useEffect(() => {
    const resume = async () => sessionStorage['compare'] && load(setChoosing);
    resume().catch(() => undefined);
  }, []);

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    startTransition(() =>
      load(setChoosing).then(
        (begin) => begin(),
        () => form.submit(),
      ),
    );
  }

  return (
    <form action="/compare" onSubmit={choose}>
      <Button type="submit" pending={pending}>
        Compare<VisuallyHidden> products</VisuallyHidden>
      </Button>
      {Choosing ? <Choosing {...listed} /> : null}
    </form>
  );
}

async function load(show: (part: () => ComponentType<Listed>) => void) {
  const part = await import('./choosing.tsx');
  show(() => part.Choosing);
  return part.begin;
}
