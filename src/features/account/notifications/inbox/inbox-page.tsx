import { memo, type RefObject } from 'react';

import { countWords, formatCount } from '#commerce/format/count.ts';
import { FailedPart } from '#commerce/page/failed-part.tsx';
import { messages } from '#commerce/words/messages.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';
import { Pagination } from '#ui/frame/pagination.tsx';
import { FOCUS_ON_LOAD } from '#ui/focus-on-load.ts';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';

import { unreadInWords } from '../inbox-words.ts';
import { FolderTabs } from './folder-tabs.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxLoading } from './inbox-loading.tsx';
import {
  hrefOf,
  NAMES,
  PAGE_SIZE,
  shownAfter,
  shownAt,
  type InboxPlace,
  type ShownMessages,
} from './inbox-place.ts';
import { useInbox } from './use-inbox.ts';
import './inbox-page.css';

const ABOVE = [{ label: 'Your account', href: '/myaccounts' }];
const EMPTY = { inbox: messages.inboxEmpty, archive: messages.archiveEmpty };
const COMES = {
  inbox: 'We write here when an order is placed, paid and shipped, and when an alert is reached.',
  archive: 'What you archive in your inbox is kept here, and can be moved back.',
};
const COULD_NOT_LOAD = 'Your messages could not be loaded.';

/**
 * §2, §4 The messages of a customer, a page at a time. `start` is the page that the server rendered;
 * `couldNotLoad` is true if the server could not load it.
 */
export function InboxPage({
  place,
  start,
  problem,
  couldNotLoad,
}: {
  place: InboxPlace;
  start: ShownMessages | undefined;
  problem: string | undefined;
  couldNotLoad: boolean;
}) {
  const { inbox, underWay, failed, pending, retry } = useInbox();
  const isStart = start !== undefined && hrefOf(start) === hrefOf(place);
  const shown = inbox ? shownAt(inbox, place) : isStart ? shownAfter(start, underWay) : undefined;
  const heading = useFocusOnChange(hrefOf(place));
  return (
    <div className="inbox-page page-width">
      <Breadcrumb trail={ABOVE} here="Notifications" />
      <PageHeading>Notifications</PageHeading>
      <FolderTabs folder={place.folder} names={NAMES} unread={shown?.unread ?? 0} />
      <section aria-labelledby="inbox-heading">
        <h2 id="inbox-heading" tabIndex={-1} ref={heading}>
          {NAMES[place.folder]}
          {shown && shown.pages > 1 ? `, page ${shown.page} of ${shown.pages}` : null}
        </h2>
        {problem ? (
          <p className="inbox-problem" {...FOCUS_ON_LOAD}>
            {problem}
          </p>
        ) : null}
        {shown ? (
          <FolderPage shown={shown} heading={heading} />
        ) : failed || couldNotLoad ? (
          <FailedPart
            says={COULD_NOT_LOAD}
            toDo="to load your messages"
            pending={pending}
            headingId="inbox-heading"
            retry={retry}
          />
        ) : (
          <InboxLoading />
        )}
      </section>
    </div>
  );
}

function FolderPage({
  shown,
  heading,
}: {
  shown: ShownMessages;
  heading: RefObject<HTMLElement | null>;
}) {
  const { folder, page, pages, total } = shown;
  if (total === 0) {
    return (
      <div className="inbox-empty">
        <p className="lead">{EMPTY[folder]}</p>
        <p className="muted">{COMES[folder]}</p>
      </div>
    );
  }
  return (
    <>
      <p className="muted">{countsOf(shown)}</p>
      <InboxList key={hrefOf(shown)} shown={shown} heading={heading} />
      <Pages folder={folder} page={page} pages={pages} />
    </>
  );
}

/** Memoized: the links do not change when a message is archived. */
const Pages = memo(function Pages({ folder, page, pages }: InboxPlace & { pages: number }) {
  return (
    <Pagination page={page} pages={pages} hrefOf={(other) => hrefOf({ folder, page: other })} />
  );
});

/** "51 to 100 of 4,000 messages, 12 unread". */
function countsOf({ folder, page, messages: { length }, total, unread }: ShownMessages): string {
  const before = (page - 1) * PAGE_SIZE;
  const [first, last] = [before + 1, before + length].map(formatCount);
  const words = `${length < total ? `${first} to ${last} of ` : ''}${countWords(total, 'message')}`;
  return folder === 'inbox' ? `${words}, ${unreadInWords(unread)}` : words;
}
