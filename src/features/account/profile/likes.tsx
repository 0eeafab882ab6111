import { useState } from 'react';

import type { CustomerLikes } from '#api/account/likes.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { keepUnsaved } from '#commerce/likes/kept-likes.ts';

import { LikesFields } from '../preferences/likes/likes-fields.tsx';
import { fieldsOfLikes } from '../preferences/likes/likes-of-form.ts';

/** §7 The likes of a customer: the same profile as in the header's preferences. */
export function Likes({ likes }: Pick<CustomerLikes, 'likes'>) {
  const fields = fieldsOfLikes(likes);
  const held = JSON.stringify(fields);
  const [saved, setSaved] = useState<string>();
  const [drawn, setDrawn] = useState({ held, times: 0 });
  // Renders the form again if the preferences changed the likes, not after its own save.
  if (drawn.held !== held) setDrawn({ held, times: drawn.times + (held === saved ? 0 : 1) });
  return (
    <SectionForm
      key={drawn.times}
      form="likes"
      draft
      fields={fields}
      submit={['Save what you like', 'Saving what you like']}
      onDone={({ values }) => {
        setSaved(JSON.stringify(values));
        // Drops likes that the preferences could not save: the likes saved here are newer.
        keepUnsaved();
      }}
    >
      {(field) => <LikesFields field={field} />}
    </SectionForm>
  );
}
