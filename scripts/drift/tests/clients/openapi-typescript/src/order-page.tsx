import { $api } from './api';

const COLUMNS = [{ label: 'Sum', accessor: 'total' }];

export function OrderPage({ id }: { id: string }) {
  const order = $api.useQuery('get', '/orders/{orderId}', { params: { path: { orderId: id } } });
  return <p data-columns={COLUMNS.length}>{order.data?.state === 'paid' ? 'Paid' : 'Open'}</p>;
}
