import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';

import { inboxKey, inboxQuery, unreadIn } from '#api/notifications/notifications.ts';
import { changeUnread, customerQuery } from '#api/session/session.ts';
import { onTold } from '#lib/tabs.ts';
import { useCell } from '#ui/cell.ts';
import { useLiveUpdates } from '#ui/timing/live-updates.ts';

import { changed, changes, NO_CHANGES } from './inbox-changes.ts';

/** Milliseconds between two readings of all messages; the bell looks for new ones more often. */
const REFRESH_MS = 300_000;

/** The messages with what has just been done to them, in step with other tabs and the server. */
export function useInbox() {
  const { live } = useLiveUpdates();
  const { data: customer } = useQuery(customerQuery());
  const query = useQuery({
    ...inboxQuery(customer?.id ?? ''),
    enabled: customer !== undefined,
    // Not while the page is hidden: that is what React Query does unless told otherwise.
    refetchInterval: live && REFRESH_MS,
    refetchOnWindowFocus: live ? 'always' : false,
  });
  const underWay = useCell(changes, NO_CHANGES);
  const { data, error } = query;
  const inbox = useMemo(() => data && changed(data, underWay), [data, underWay]);
  // §8 Errors of this call are only logged; what stands in the place of the messages says enough.
  useEffect(() => {
    if (error) console.warn('Error fetching messages', error);
  }, [error]);
  const client = useQueryClient();
  const { dataUpdatedAt } = query;
  // Writes to the cache: the bell says the same as messages that are newer than its number.
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
