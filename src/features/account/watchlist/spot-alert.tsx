import '#commerce/form/section-form.css';
import { hydrateLazily } from '#ui/frame/lazy-hydration.tsx';
import { whenNear } from '#ui/timing/when-near.ts';

/** The section of a price page that asks for an alert; its script loads when it scrolls near. */
export const SpotAlert = hydrateLazily({
  onServer: import.meta.env.SSR ? (await import('./spot-alert-section.tsx')).default : undefined,
  when: () => whenNear(document.getElementById('alert')),
  load: () => import('./spot-alert-section.tsx'),
});
