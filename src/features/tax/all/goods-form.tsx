import { useNavigation } from 'react-router';

import { useGetForm } from '#commerce/form/use-get-form.ts';
import { Button } from '#ui/button.tsx';

import { GoodsFields } from '../estimate/goods-fields.tsx';
import { HiddenValues } from '../hidden-values.tsx';
import type { Asked } from '../tax-place.ts';

/** Chooses the metal and the form that the page is about: a GET form that works without JavaScript. */
export function GoodsForm({ asked, find }: { asked: Asked; find: string }) {
  const isPending = /[?&]of=/.test(useNavigation().location?.search ?? '');
  const { form, onSubmit } = useGetForm({
    values: { of: asked.metal, as: asked.form },
    refused: {},
    needs: { names: ['of'], says: 'Choose a metal.' },
  });
  return (
    <form ref={form} method="get" aria-label="Metal and form" onSubmit={onSubmit}>
      <GoodsFields asked={asked} />
      <HiddenValues values={{ ...asked.typed, find }} />
      <Button type="submit" pending={isPending}>
        Show
      </Button>
    </form>
  );
}
