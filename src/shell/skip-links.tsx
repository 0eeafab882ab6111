import { ServerHtml } from '#ui/frame/server-html.tsx';

import './skip-links.css';

/** The first tab stops of every page, visible only while one of them has the focus. */
export function SkipLinks() {
  return (
    <ServerHtml name="skip-links" className="skip-links" standIn={null} onClick={focusTarget} />
  );
}

/**
 * Moves the focus without a navigation: that would make the router draw the page again, and React
 * would remove the sections whose scripts are not loaded yet.
 */
function focusTarget(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(link.hash)?.focus();
}
