import { useSubmit } from 'react-router';

import { MoreButton } from '#ui/overlay/more-button.tsx';

import { downloadInvoice } from '../download-invoice.ts';
import { orderHref } from '../order-path.ts';

/** The actions of an order without opening it; its own page has them without JavaScript. */
export function OrderMore({ invoice }: { invoice: string }) {
  const submit = useSubmit();
  const actions = [
    { label: 'Download invoice', act: () => void downloadInvoice(invoice) },
    {
      label: 'Put into the cart again',
      act: () => void submit(null, { method: 'post', action: orderHref(invoice) }),
    },
  ];
  return <MoreButton of={`order ${invoice}`} actions={actions} />;
}
