import type { ComponentProps } from 'react';
import { useActionData } from 'react-router';

import type { Answer } from '#commerce/form/answer.ts';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

/** A disclosure around a form. It is open in the page that the server renders for the form's answer. */
export function FormDisclosure({
  form,
  ...disclosure
}: ComponentProps<typeof Disclosure> & { form: string }) {
  const drawn = useActionData<Answer>();
  return <Disclosure {...disclosure} open={drawn?.form === form || undefined} />;
}
