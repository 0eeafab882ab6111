import { useGetOrder } from '../generated/hooks/orders/orders';

const COLUMNS = [{ label: 'Sum', accessor: 'total' }];

export function OrderPage({ id }: { id: string }) {
  const order = useGetOrder(id).data?.data;
  return <p data-columns={COLUMNS.length}>{order?.state === 'paid' ? 'Paid' : 'Open'}</p>;
}
