import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Link, useLocation } from 'react-router';

import { Icon } from '#ui/icon.tsx';
import { setting } from '#ui/settings.ts';

import { useClearOfFocus } from './clear-of-focus.ts';
import { useBehind } from './toast-behind.ts';
import { dismissToast, said, type Toast } from './toast.ts';
import './toasts.css';

/** Milliseconds: long enough for slow readers, and more for more words. */
const SHOWN_MS = 7_000;
const PER_WORD_MS = 200;
/** The most plain messages at once: more would cover a small screen. The log has all. */
const MOST = 2;
/** Milliseconds: a younger message belongs to the navigation itself, such as "Signed out." */
const YOUNG_MS = 1_000;
/** The factor for shoppers who have chosen more time. */
const LONG = 5;

export function ToastList({ shown }: { shown: readonly Toast[] }) {
  const behind = useBehind();
  const list = useRef<HTMLUListElement>(null);
  useClearOfFocus(list);
  useEndByNavigation();
  // Removes the oldest message, unless it has the pointer or focus, or the shopper has chosen more
  // time.
  useEffect(() => {
    const plain = shown.filter(({ tone }) => tone !== 'error');
    const isBusy = document.activeElement?.closest('.toasts');
    if (plain.length <= MOST || isBusy || setting('toasts') !== 'standard') return;
    dismissToast(plain[0]?.id ?? 0);
  }, [shown]);
  const before = useRef<EventTarget>(null);
  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  }
  /** The button disappears with its message, so the focus returns to the element before it. */
  function close({ id }: Toast) {
    dismissToast(id);
    const back = before.current;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    if (document.activeElement === back) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only notes where the focus came from
    <ul className="toasts-list" ref={list} onFocus={remember}>
      {shown.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isBehind={toast.id <= behind}
          onClose={() => close(toast)}
        />
      ))}
    </ul>
  );
}

/** A plain message is old as soon as another page is shown. The log keeps it. */
function useEndByNavigation() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  // Removes messages after a navigation, unless the shopper has chosen more time.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (setting('toasts') !== 'standard') return;
    for (const { id, tone, at } of said.get()) {
      if (tone === 'plain' && Date.now() - at.getTime() > YOUNG_MS) dismissToast(id);
    }
  }, [pathname]);
}

function ToastAction({ toast: { id, action }, onClose }: { toast: Toast; onClose: () => void }) {
  if (!action) return null;
  if ('href' in action) {
    return (
      <Link to={action.href} onClick={() => dismissToast(id)}>
        {action.label}
      </Link>
    );
  }
  const { label, press } = action;
  function act() {
    onClose();
    press();
  }
  return (
    <button type="button" className="toast-choice" onClick={act}>
      {label}
    </button>
  );
}

function ToastItem({
  toast,
  isBehind,
  onClose,
}: {
  toast: Toast;
  isBehind: boolean;
  onClose: () => void;
}) {
  const [pointed, setHeld] = useState(false);
  const held = pointed || isBehind;
  // Talks to the clock. A message that is pointed at or focused does not go away under the reader.
  useEffect(() => {
    const stays = setting('toasts');
    if (held || toast.tone === 'error' || stays === 'open') return undefined;
    const words = toast.text.split(' ').length;
    const ms = (SHOWN_MS + words * PER_WORD_MS) * (stays === 'long' ? LONG : 1);
    const timer = setTimeout(() => dismissToast(toast.id), ms);
    return () => clearTimeout(timer);
  }, [held, toast]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clock while the reader is here
    <li
      className="toast"
      hidden={isBehind}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.tone === 'plain' ? 'check' : 'warning'} />
      <p>{toast.text}</p>
      <ToastAction toast={toast} onClose={onClose} />
      {toast.closeLabel ? (
        <button type="button" className="toast-choice" onClick={onClose}>
          {toast.closeLabel}
        </button>
      ) : (
        <button type="button" aria-label={`Close: ${toast.text}`} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
