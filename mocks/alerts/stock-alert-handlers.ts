import { done, notTooOften } from '../backend/answers.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { problem } from '../backend/problem.ts';
import { shopOf } from '../backend/shop.ts';
import type { Wire } from '../backend/wire.ts';
import { findProduct } from '../catalog/find-product.ts';
import type { StoredStockAlert } from './stock-alerts-table.ts';

/** Being told without an account, after a link has proved the address. `often@…` asks too often. */
export const stockAlerts = {
  requestStockAlert: (call) => {
    const { emailId, productId } = call.body;
    notTooOften(emailId);
    const { name } = findProduct(productId, shopOf(call));
    const { stockAlerts, outbox } = call.visitor.tables;
    const address = emailId.trim().toLowerCase();
    const known = [...stockAlerts.byToken.values()].find(
      (alert) => alert.emailId === address && alert.productId === productId,
    );
    stockAlerts.sent += 1;
    const token = `stock-${stockAlerts.sent}`;
    stockAlerts.byToken.set(token, known ?? { emailId: address, productId, status: 'Requested' });
    outbox.push({
      to: address,
      subject: `Tell me about ${name}`,
      href: `/stock-alert?token=${token}`,
    });
    return done('A link is on its way to this address.');
  },

  getStockAlert: (call) => ({ data: alertShape(call, call.query.token) }),

  verifyStockAlert: (call) => changed(call, 'Waiting'),

  cancelStockAlert: (call) => changed(call, 'Cancelled'),
} satisfies Partial<Resolvers>;

type LinkCall = Call<'verifyStockAlert'> | Call<'cancelStockAlert'>;
type AnyCall = LinkCall | Call<'getStockAlert'>;

function changed(call: LinkCall, status: StoredStockAlert['status']) {
  const { token } = call.body;
  findAlert(call, token).status = status;
  return { data: alertShape(call, token) };
}

function alertShape(call: AnyCall, token: string): Wire<'StockAlert'> {
  const { emailId, productId, status } = findAlert(call, token);
  const { name, slug } = findProduct(productId, shopOf(call));
  return { productId, productName: name, productNameWithHypen: slug, emailId, status };
}

function findAlert({ visitor }: AnyCall, token: string): StoredStockAlert {
  const alert = visitor.tables.stockAlerts.byToken.get(token);
  if (!alert) throw problem(404, 'This link is not known.');
  return alert;
}
