import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { sendSalePhoto } from '#api/sell/upload-photo.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { problemsIn } from '#commerce/form/field-of.ts';
import { sendPhotosAs } from '#commerce/photos/photo-store.ts';

import { useSaleItems } from '../list/sale-list.ts';
import { CheckStep } from './check-step.tsx';
import { ItemsStep } from './items-step.tsx';
import type { Requested } from './request-by-form.server.ts';
import { RequestFrame } from './request-frame.tsx';
import type { RequestStart } from '../request-fields.ts';
import { openSteps, stepAt, stepHref, type Step } from './request-steps.ts';
import { useArrival } from './use-arrival.ts';
import { useContact } from './use-contact.ts';
import type { TypedBefore } from './use-typed-before.ts';
import { YouStep } from './you-step.tsx';

/** The steps, each by its address. A refused field leads back to the step that asks for it. */
export function RequestSteps({
  start,
  drawn,
  typed,
}: {
  start: RequestStart;
  /** The answer to a form that was sent before the script had run. */
  drawn: Answer<Requested> | undefined;
  typed: TypedBefore;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const items = useSaleItems();
  const [opened, setOpened] = useState<string>();
  const values = { ...drawn?.values, ...typed.values };
  const [contact, changeContact] = useContact(start, values);
  const [refused, setRefused] = useState<Answer>();
  useArrival({ before: { ...typed, values }, onItem: setOpened });
  useSender(start);
  const open = openSteps(items, contact);
  const step = stepAt(search, open);
  useHeadingFocus(step, problemsIn(refused).length > 0);

  function go(to: Step, answer?: Answer) {
    setRefused(answer);
    void navigate(stepHref(to, search));
  }

  return (
    <RequestFrame step={step} open={open} search={search} items={items}>
      {step === 'items' ? (
        <ItemsStep
          items={items}
          opened={opened ?? items[0]?.id}
          onOpen={setOpened}
          refused={refused}
          onGo={() => go('you')}
        />
      ) : step === 'you' ? (
        <YouStep
          contact={contact}
          isCustomer={start.isCustomer}
          search={search}
          refused={refused}
          onChange={changeContact}
          onGo={() => go('check')}
        />
      ) : (
        <CheckStep items={items} contact={contact} search={search} onRefused={go} />
      )}
    </RequestFrame>
  );
}

function useSender({ isCustomer }: RequestStart): void {
  // Synchronizes with the session: photos that were sent before a sign-in are sent again.
  useEffect(() => sendPhotosAs(isCustomer ? 'customer' : 'guest', sendSalePhoto), [isCustomer]);
}

/** Each step begins at its heading; with refused fields, at their summary. */
function useHeadingFocus(step: Step, hasProblems: boolean): void {
  const shown = useRef(step);
  // Moves the focus: an address that differs by its query only moves nothing by itself.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!hasProblems) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step, hasProblems]);
}
