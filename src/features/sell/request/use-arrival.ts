import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { bidsQuery } from '#api/sell/bids.ts';
import { MOST_ITEMS, type SaleItem } from '#api/sell/sale-item.ts';
import { sendSalePhoto } from '#api/sell/upload-photo.ts';
import { addPhotos, knowPhotos } from '#commerce/photos/photo-store.ts';
import { toast } from '#ui/toast/toast.ts';

import { changeSaleItems, saleItems } from '../list/sale-list.ts';
import { FULL } from '../list/take-off.ts';
import { bringsItem, itemAt } from './new-item.ts';
import { saleItemOf, typedItems } from '../request-fields.ts';
import { stepHref } from './request-steps.ts';
import type { TypedBefore } from './use-typed-before.ts';

/**
 * Puts on the list what the visit brings: the product of its address, and the items of a form that
 * was sent before the script had run.
 */
export function useArrival({
  before,
  onItem,
}: {
  before: TypedBefore;
  /** Called with the id of the product's item. */
  onItem: (id: string) => void;
}): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { data, isError } = useQuery(bidsQuery());
  const isAsked = bringsItem(search);
  const isKnown = data !== undefined || isError;

  const takeBefore = useEffectEvent(() => {
    const typed = typedItems((name) => before.values[name] ?? '');
    for (const [index, { photoTokens = [], ...item }] of typed.map(saleItemOf).entries()) {
      add(item);
      if (photoTokens.length > 0) {
        knowPhotos(
          item.id,
          photoTokens.map((token) => ({ token })),
          sendSalePhoto,
        );
      }
      void addPhotos(item.id, before.filesOf(index), sendSalePhoto);
    }
  });
  // Synchronizes the list with the form of the server, before the address: its item may be changed.
  useEffect(() => takeBefore(), []);

  const take = useEffectEvent(() => {
    const item = itemAt(search, data?.bids ?? []);
    if (item) {
      add(item);
      onItem(item.id);
    } else {
      toast('We have no bid for that product right now. Add it by its name.', { tone: 'warning' });
    }
    void navigate(stepHref('items', search), { replace: true });
  });
  // Synchronizes the list with the address, which then loses its product.
  useEffect(() => {
    if (isAsked && isKnown) take();
  }, [isAsked, isKnown]);
}

function add(item: SaleItem): void {
  const items = saleItems();
  if (items.some(({ id }) => id === item.id)) return;
  if (items.length >= MOST_ITEMS) toast(FULL, { tone: 'error' });
  else changeSaleItems((now) => [...now, item]);
}
