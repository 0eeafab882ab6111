import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { inboxKey, inboxQuery, unreadIn } from '#api/notifications/notifications.ts';
import { changeUnread, customerQuery } from '#api/session/session.ts';
import { onTold } from '#lib/tabs.ts';
import { useCell } from '#ui/cell.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

import { changed, changes, NO_CHANGES } from '../inbox-changes.ts';

/** Milliseconds between two reads of all messages; the bell checks for new ones more often. */
const REFRESH_MS = 300_000;

/** The messages with pending changes, synchronized with other tabs and the server. */
export function useInbox() {
  const { live } = useLiveUpdates();
  const { data: customer } = useQuery(customerQuery());
  const query = useQuery({
    ...inboxQuery(customer?.id ?? ''),
    enabled: customer !== undefined,
    // React Query pauses this while the page is hidden.
    refetchInterval: live && REFRESH_MS,
    refetchOnWindowFocus: live ? 'always' : false,
  });
  const underWay = useCell(changes, NO_CHANGES);
  const { data, error } = query;
  const inbox = useMemo(() => data && changed(data, underWay), [data, underWay]);
  // §8 Errors of this call are only logged; the page shows its own message.
  useEffect(() => {
    if (error) console.warn('Error fetching messages', error);
  }, [error]);
  const client = useQueryClient();
  const { dataUpdatedAt } = query;
  // Synchronizes the customer query: if the messages are newer than the bell's count, the count
  // follows.
  useEffect(() => {
    const counted = client.getQueryState(customerQuery().queryKey)?.dataUpdatedAt ?? 0;
    if (data && counted < dataUpdatedAt) changeUnread(client, () => unreadIn(data));
  }, [data, dataUpdatedAt, client]);
  // Subscribes to changes in other tabs.
  useEffect(() => onTold(() => void client.invalidateQueries({ queryKey: inboxKey() })), [client]);
  return {
    inbox,
    underWay,
    failed: query.isError,
    pending: query.isFetching,
    retry: query.refetch,
  };
}
