import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';

import type { RequestedItem, SaleRequest } from '#api/sell/sale-requests.ts';
import { sendSalePhoto } from '#api/sell/upload-photo.ts';
import { problemsIn, useFields } from '#commerce/form/field-of.ts';
import { Outcome } from '#commerce/form/outcome.tsx';
import { useFormAnswer } from '#commerce/form/use-form-answer.ts';
import { addPhotos, knowPhotos } from '#commerce/photos/photo-store.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/field/error-summary.tsx';
import { HiddenField } from '#ui/field/hidden-field.tsx';

import { ItemPhotos } from '../photos/item-photos.tsx';
import { PlainPhotos } from '../photos/plain-photos.tsx';
import { putPhotos } from '../photos/put-photos.ts';
import { AddFields, EnterKeeps, ItemFields } from '../request/item-fields.tsx';
import { FORM, itemField, typedItems, typedOf, type TypedItem } from '../request-fields.ts';
import { useTypedBefore, type TypedBefore } from '../request/use-typed-before.ts';
import type { Changed } from './change-by-form.server.ts';
import { editSearch } from './edit-address.ts';
import { ITEMS } from './request-forms.ts';

/** The items of a request that nobody has looked at yet, in a form whose buttons the server answers. */
export function EditItems({ request }: { request: SaleRequest }) {
  const [search] = useSearchParams();
  const { answer, isBusy, items, press } = useEditing(request);
  const { form, typed } = useTypedBefore();
  useKnownPhotos(request, typed);
  const field = useFields(FORM, answer);
  const keyOf = keysOf(request);
  return (
    <form
      ref={form}
      className="request-form request-form-edit"
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => void press(event)}
    >
      <EnterKeeps />
      <ErrorSummary problems={problemsIn(answer)} />
      <HiddenField name="form" value={ITEMS} />
      <HiddenField name="items" value={String(items.length)} />
      {items.map((item, index) => {
        const control = field(itemField(index, 'photos'));
        return (
          <ItemFields
            key={item.id}
            item={item}
            index={index}
            field={field}
            photos={
              typed ? (
                <ItemPhotos
                  of={keyOf(item)}
                  name={item.name}
                  id={control.id}
                  error={control.error}
                />
              ) : (
                <PlainPhotos item={item} index={index} {...control} />
              )
            }
          />
        );
      })}
      <AddFields key={`add-${items.length}`} field={field} count={items.length} />
      <Outcome answer={answer} />
      <div className="row">
        <Button type="submit" name="intent" value="save" tone="main" pending={isBusy}>
          {isBusy ? 'Changing the items' : 'Save the changes'}
        </Button>
        <LinkButton to={{ search: editSearch(search, false) }} preventScrollReset>
          Leave them as they are
        </LinkButton>
      </div>
    </form>
  );
}

/** The form's answers: another draft of the items, or the end of the changes. */
function useEditing(request: SaleRequest) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isWaiting, setWaiting] = useState(false);
  const pressed = useRef('');
  const { answer, isPending, send, settle } = useFormAnswer<Changed>(
    (form) => form === FORM,
    (answered) => {
      if (answered.kind !== 'saved') return;
      if (!answered.isChanged) return focusItem(pressed.current);
      void navigate({ search: editSearch(search, false) }, { preventScrollReset: true });
    },
  );
  const isBusy = isPending || isWaiting;
  const values = answer?.values;
  const items = values
    ? typedItems((name) => values[name] ?? '')
    : request.items.map((item, index) => typedOf(saleItemOf(item, index)));

  async function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const data = new FormData(event.currentTarget, submitter);
    const intent = data.get('intent');
    pressed.current = typeof intent === 'string' ? intent : '';
    flushSync(() => setWaiting(true));
    const keyOf = keysOf(request);
    const named = items.map((item) => ({ key: keyOf(item), name: item.name }));
    const refused = await putPhotos(data, named, values);
    setWaiting(false);
    if (refused && intent === 'save') settle(refused);
    else send(data);
  }
  return { answer, isBusy, items, press };
}

/** The pressed button may be gone: the item in its place has the focus, or the one that was added. */
function focusItem(pressed: string): void {
  const counts = [...document.querySelectorAll<HTMLElement>('.request-form input[type="number"]')];
  const removed = Number(/^remove-(\d+)$/.exec(pressed)?.[1] ?? counts.length);
  const item = counts[removed] ?? counts.at(-1);
  (item ?? document.getElementById(`${FORM}-add-name`))?.focus();
}

function useKnownPhotos(request: SaleRequest, typed: TypedBefore | undefined): void {
  const know = useEffectEvent((before: TypedBefore) => {
    const keyOf = keysOf(request);
    for (const [index, item] of request.items.entries()) {
      const key = keyOf(saleItemOf(item, index));
      knowPhotos(
        key,
        item.photos.map(({ token, path }) => ({ token, picture: path })),
        sendSalePhoto,
      );
      void addPhotos(key, before.filesOf(index), sendSalePhoto);
    }
  });
  // Synchronizes the photos of this page with the request, once: news must not undo what is changed.
  useEffect(() => {
    if (typed) know(typed);
  }, [typed]);
}

/** Where the photos of an item are kept: the draft of another request may have the same product. */
function keysOf({ reference }: SaleRequest) {
  return ({ id }: Pick<TypedItem, 'id'>) => `${reference}/${id}`;
}

/** A requested item as the form has it. */
function saleItemOf(item: RequestedItem, index: number) {
  const { name, metal = 'silver', productId, ounces, quantity, conditions, note = '' } = item;
  return {
    id: `sent-${index}`,
    name,
    metal,
    ...(productId !== undefined && { productId }),
    ...(ounces !== undefined && { ounces }),
    quantity,
    conditions,
    note,
    photoTokens: item.photos.map(({ token }) => token),
  };
}
