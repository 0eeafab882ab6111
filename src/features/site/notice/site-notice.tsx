import { useQuery } from '@tanstack/react-query';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'react-router';

import { noticeQuery, type Notice } from '#api/content/notice.ts';
import {
  hasShown,
  keepDismissed,
  wasDismissed,
  wasShown,
} from '#commerce/visits/dismissed-notice.ts';
import { noticeFailed } from '#commerce/words/log-words.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { announce } from '#ui/toast/announcer.tsx';

import { whenFootFree } from './when-foot-free.ts';
import { whenReleased } from './when-released.ts';
import './site-notice.css';

/** Width and height of the image in pixels. */
const ART = 48;

/**
 * §2, §4 A notice for all shoppers. It is shown on one page in a session of the browser, and in no
 * later session once it was closed.
 */
export function SiteNotice() {
  const [isOver] = useState(hasShown);
  const { data, error } = useQuery({ ...noticeQuery(), enabled: !isOver });
  const isHere = useTurn(data?.id);
  const [isOpen, setIsOpen] = useState(true);
  // §8 If the notice fails to load, only the console says so.
  useEffect(() => {
    if (error) console.warn(noticeFailed, error);
  }, [error]);
  if (!data || !isHere || !isOpen) return null;
  return (
    <NoticePanel
      notice={data}
      onClose={() => {
        keepDismissed(data.id);
        setIsOpen(false);
      }}
    />
  );
}

/** Whether this page shows the notice: one page does, as soon as it may come, until it is left. */
function useTurn(id: string | undefined): boolean {
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState<string>();
  const [isFootFree, setIsFootFree] = useState(false);
  const show = useEffectEvent(() => {
    if (id && !wasDismissed(id) && !wasShown(id)) setShownOn(pathname);
  });
  // Subscribes to focus changes: the notice must not cover the focused element.
  useEffect(() => (id ? whenFootFree(() => setIsFootFree(true)) : undefined), [id]);
  // Subscribes to the pointer: the notice must not appear between a press and its release.
  useEffect(() => (isFootFree ? whenReleased(() => show()) : undefined), [isFootFree]);
  if (shownOn && shownOn !== pathname) setShownOn('');
  return shownOn === pathname;
}

/**
 * A line at the lower edge of the window. It does not take the focus, and on close it restores the
 * previous focus.
 */
function NoticePanel({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { title, text, image } = notice;
  const before = useRef<EventTarget>(null);
  // Announces the notice to screen readers, politely, because the shopper did not request it.
  useEffect(() => announce(`Notice: ${title}. ${text}`), [title, text]);

  function remember({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget;
  }

  function close() {
    const back = before.current ?? document.querySelector('main h1');
    onClose();
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside closes it
    <section
      className="site-notice"
      aria-labelledby="site-notice-title"
      onFocus={remember}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {/* The text beside it describes the image. */}
      {image ? <img src={image} alt="" width={ART} height={ART} /> : null}
      <NoticeWords title={title} text={text} />
      <button type="button" className="site-notice-close" aria-label="Close notice" onClick={close}>
        <Icon name="close" />
      </button>
    </section>
  );
}

/** Title and text: in a wide window one line, and a button that shows all of one that is longer. */
function NoticeWords({ title, text }: Pick<Notice, 'title' | 'text'>) {
  const words = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(words);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <div className="site-notice-words" ref={words} data-whole={isWhole || undefined}>
        <h2 id="site-notice-title">{title}</h2> <p>{text}</p>
      </div>
      {isCut || isWhole ? (
        <Button tone="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          Read all
        </Button>
      ) : null}
    </>
  );
}

/** Whether the end of a line of text is out of sight. */
function useIsCut(line: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);
  // Subscribes to the size of the line.
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [line]);
  return isCut;
}
