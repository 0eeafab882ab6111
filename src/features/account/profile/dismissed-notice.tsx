import { useState } from 'react';

import { forgetDismissed, hasDismissed } from '#commerce/visits/dismissed-notice.ts';
import { Button } from '#ui/button.tsx';
import { useHydrated } from '#ui/timing/hydrated.ts';
import { announce } from '#ui/toast/announcer.tsx';

const BACK = 'Notices show again, from the next page on.';

/** §4 Shows the dismissed notice of this browser again. */
export function DismissedNotice() {
  const isHere = useHydrated();
  const [isBack, setIsBack] = useState(false);
  if (isBack) return <p>{BACK}</p>;
  if (!isHere || !hasDismissed()) return null;
  return (
    <div className="row">
      <p>You have put a notice of the store away in this browser.</p>
      <Button
        onClick={() => {
          forgetDismissed();
          document.getElementById('news')?.focus();
          setIsBack(true);
          announce(BACK);
        }}
      >
        Show notices again
      </Button>
    </div>
  );
}
