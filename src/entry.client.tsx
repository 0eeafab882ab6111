import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { fetchWhole } from '#lib/fetch-whole.ts';
import { prepareCalls } from '#lib/request.ts';

// Before hydration: a customer's first press may be right before the page is left.
if (signedInNow()) prepareCalls();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter unstable_fetch={fetchWhole} />
    </StrictMode>,
  );
});
