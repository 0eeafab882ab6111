import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';

import { Outcome } from '#commerce/form/outcome.tsx';
import { LinkButton } from '#ui/button.tsx';
import { focusWhenThere } from '#ui/focus-when-there.ts';
import { isPlain } from '#ui/link-clicks.ts';
import { onIntent } from '#ui/timing/on-intent.ts';
import { announce } from '#ui/toast/announcer.tsx';

import type { ChangeDialog } from './change-dialog.tsx';
import { ChangeForm, savedIn, type ChangeProps } from './change-form.tsx';
import { keptPredictions } from './kept-predictions.ts';
import { hrefOf, type OutlookView } from './outlook-view.ts';
import { PREDICTIONS_FORM } from './prediction-fields.ts';
import type { PredictionsAnswer } from './predictions-action.server.ts';

const dialog = onIntent(() => import('./change-dialog.tsx'));

const CHANGE_ID = 'change-predictions';
const KEPT = 'What you typed is kept in this tab. It is not saved yet.';

type Props = Pick<ChangeProps, 'customerId' | 'first' | 'predicted' | 'worth'> & {
  view: OutlookView;
  /** Whether the form is a part of the page. */
  isOpen: boolean;
  /** The answer that the page was drawn for. */
  drawn: PredictionsAnswer | undefined;
};

/** The way to change the predictions: a dialog, or a part of the page where its address says so. */
export function ChangePart({ view, isOpen, drawn, ...form }: Props) {
  const navigate = useNavigate();
  const href = hrefOf({ ...view, isChanging: false });
  const wasSaved = drawn?.kind === 'saved' ? drawn.says : undefined;
  const [says, setSays] = useState(wasSaved);
  function close(words?: string) {
    setSays(words);
    void navigate(href, { replace: true, preventScrollReset: true });
    void focusWhenThere(() => document.getElementById(CHANGE_ID));
  }
  if (isOpen) {
    return (
      <section className="change-part" aria-labelledby="change">
        <h2 id="change" tabIndex={-1}>
          What do you expect?
        </h2>
        <ChangeForm {...form} action={href} onSaved={close} onCancel={() => close()} />
      </section>
    );
  }
  return <ChangeButton {...form} href={href} view={view} says={says} onSays={setSays} />;
}

type ButtonProps = Omit<Props, 'isOpen' | 'drawn'> & {
  /** The page without the form. */
  href: string;
  says: string | undefined;
  onSays: (says: string | undefined) => void;
};

function ChangeButton({ href, view, says, onSays, ...form }: ButtonProps) {
  const [Opened, setOpened] = useState<ComponentType<Parameters<typeof ChangeDialog>[0]>>();
  const own = `${hrefOf({ ...view, isChanging: true })}#change`;

  async function open() {
    const loaded = await dialog.press(own);
    if (!loaded) return;
    onSays(undefined);
    setOpened(() => loaded.ChangeDialog);
  }

  /** Escape and the like keep what was typed, and say so. */
  function close() {
    setOpened(undefined);
    const kept = keptPredictions(form.customerId, savedIn(form.predicted), form.first);
    if (Object.keys(kept).length === 0) return;
    onSays(KEPT);
    announce(KEPT);
  }

  return (
    <>
      <LinkButton
        {...dialog.hints}
        id={CHANGE_ID}
        to={own}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          void open();
        }}
      >
        Change your predictions
      </LinkButton>
      {says ? (
        <div className="prediction-says">
          <Outcome answer={{ kind: 'saved', form: PREDICTIONS_FORM, says }} />
        </div>
      ) : null}
      {Opened ? (
        <Opened
          {...form}
          action={href}
          onClose={close}
          onCancel={() => setOpened(undefined)}
          onSaved={(words) => {
            setOpened(undefined);
            onSays(words);
          }}
        />
      ) : null}
    </>
  );
}
