import { readCustomer } from '#api/account/account-calls.server.ts';
import { answerOf, api } from '#api/client.server.ts';

import type { FeedbackType } from './feedback.ts';
import type { SettingName } from './portfolio-settings.ts';

/** Every call throws ApiFailure, and is of the signed-in customer. */

export async function saveSetting(name: SettingName, isOn: boolean): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/UpdateCustomerPortfolioSettings', {
      body: { customerId, [name]: isOn },
    }),
  );
}

/** Sends feedback, once for each key. */
export async function sendFeedback(key: string, type: FeedbackType, text: string): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/AddPortfolioCustomerFeedbacks', {
      params: { header: { 'Idempotency-Key': key } },
      body: { customerId, feedBackType: type, feedBackText: text },
    }),
  );
}

/** Takes purchases or sales out of the portfolio again, all or none. */
export async function takeBack(transactionIds: number[]): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/RemovePortfolioTransactions', {
      body: { customerId, transactionIds },
    }),
  );
}

/** Takes a product with all its purchases and sales out of the portfolio. */
export async function removeProduct(productId: number): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/RemovePortfolioProducts', { body: { customerId, productId } }),
  );
}

/** Brings back what the last removal of the product took. */
export async function restoreProduct(productId: number): Promise<void> {
  const { id: customerId } = await readCustomer();
  await answerOf(
    api.POST('/api/Portfolio/RestorePortfolioProducts', { body: { customerId, productId } }),
  );
}

/** Resolves to what the store says of the orders that came in, for a page without JavaScript. */
export async function bringIn(): Promise<string> {
  const { data } = await answerOf(api.POST('/api/Portfolio/UpdateCustomerPortfolio', {}));
  return data.message;
}
