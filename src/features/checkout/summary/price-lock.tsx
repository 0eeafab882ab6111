import { Button } from '#ui/button.tsx';

import { STEP_FORM, useIsSending } from '../steps/step-form.tsx';
import { lockWords, useLock, type Lock } from './use-lock.ts';
import './price-lock.css';

/** The remaining time of the price lock in minutes, and a button that renews it. */
export function PriceLock({ lock, isOld }: { lock: Lock; isOld: boolean }) {
  const minutes = useLock(lock);
  const isSending = useIsSending('refresh-prices');
  return (
    <div className="price-lock">
      <p data-ends={(minutes !== undefined && minutes <= 1) || undefined}>
        {isOld ? 'These prices could not be refreshed just now.' : lockWords(lock, minutes)}
      </p>
      {/* Enter in a field presses the form's first button in the page, which must not be the
          refresh button. */}
      <button
        type="submit"
        form={STEP_FORM}
        name="intent"
        value="next"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        Continue
      </button>
      <Button
        type="submit"
        form={STEP_FORM}
        name="intent"
        value="refresh-prices"
        tone="quiet"
        pending={isSending}
      >
        {isSending ? 'Refreshing prices' : 'Refresh prices and hold them anew'}
      </Button>
    </div>
  );
}
