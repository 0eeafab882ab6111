import { useQuery } from '@tanstack/react-query';

import { getOrderOptions } from '../generated/@tanstack/react-query.gen';

const COLUMNS = [{ label: 'Sum', accessor: 'total' }];

export function OrderPage({ id }: { id: string }) {
  const order = useQuery(getOrderOptions({ path: { orderId: id } })).data;
  return <p data-columns={COLUMNS.length}>{order?.state === 'paid' ? 'Paid' : 'Open'}</p>;
}
