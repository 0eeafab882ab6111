import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { signedInNow } from '#commerce/session/signed-in.ts';
import { fetchWhole } from '#lib/fetch-whole.ts';
import { prepareCalls } from '#lib/request.ts';
import { recoverPage } from '#shell/recovery/recover-page.ts';
import { guardTranslatedText } from '#ui/translated-text.ts';

/**
 * A customer's page takes no press that it could not send: it may be left right after. Until then
 * its forms work without script.
 */
async function start(): Promise<void> {
  if (signedInNow()) await prepareCalls();
  guardTranslatedText();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter unstable_fetch={fetchWhole} />
      </StrictMode>,
      recoverPage(),
    );
  });
}

void start();
