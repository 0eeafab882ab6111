import { productHref } from '#api/catalog/product-card.ts';
import { answerOf, api } from '#api/client.server.ts';
import type { StockAlert as WireAlert } from '#generated/models/stockAlert.ts';
import type { StockAlertResponse } from '#generated/models/stockAlertResponse.ts';

/** What the link in an email is about: one message when a product can be bought. */
export type StockAlert = {
  product: { name: string; href: string };
  email: string;
  status: WireAlert['status'];
};

/** Sends a link to the address. The answer is the same for all addresses. */
export async function askStockAlert(productId: number, email: string): Promise<void> {
  const body = { productId, emailId: email };
  await answerOf(api.POST('/api/Customer/RequestStockAlert', { body }));
}

/** Throws `missing` for an unknown link, as the next two do. */
export async function readStockAlert(token: string): Promise<StockAlert> {
  const params = { query: { token } };
  return alertOf(await answerOf(api.GET('/api/Customer/GetStockAlert', { params })));
}

export async function startStockAlert(token: string): Promise<StockAlert> {
  return alertOf(await answerOf(api.POST('/api/Customer/VerifyStockAlert', { body: { token } })));
}

export async function stopStockAlert(token: string): Promise<StockAlert> {
  return alertOf(await answerOf(api.POST('/api/Customer/CancelStockAlert', { body: { token } })));
}

function alertOf({ data: alert }: StockAlertResponse): StockAlert {
  const { productId, productName: name, productNameWithHypen: slug, emailId, status } = alert;
  return { product: { name, href: productHref(productId, slug) }, email: emailId, status };
}
