import type { CustomerLikes } from '#api/account/likes.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { keepUnsaved } from '#commerce/likes/kept-likes.ts';
import { LikesFields } from '#commerce/likes/likes-fields.tsx';
import { fieldsOfLikes } from '#commerce/likes/likes-of-form.ts';

/** §7 What the customer likes to buy: the same profile as in the preferences of the header. */
export function Likes({ customerId, likes }: CustomerLikes) {
  const fields = fieldsOfLikes(likes);
  return (
    <SectionForm
      // Drawn anew when the preferences have saved others meanwhile.
      key={JSON.stringify(fields)}
      form="likes"
      keptFor={customerId}
      fields={fields}
      submit={['Save what you like', 'Saving what you like']}
      // What the preferences could not save is older.
      onDone={() => keepUnsaved()}
    >
      {(field) => <LikesFields field={field} />}
    </SectionForm>
  );
}
