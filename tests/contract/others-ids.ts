import { operations, type OperationId } from '#generated/operations.ts';

import type { Input } from './ask.ts';
import { bodyOf, operationOf, resolved, type JsonSchema } from './contract.ts';

/** The customer whose data others try to reach. */
export const CLARA = 'BPM-20417';
export const OTHERS = ['BPM-20933', 'BPM-30001', 'BPM-20500'];
/** Text that shows that an answer contains Clara's data. */
export const ABOUT_CLARA = /Clara|Whitfield|Barton Springs|512\D*555\D*0142/;
/** Names of fields that identify a customer or something that a customer owns. */
const NAMES_SOMEBODYS =
  /^(?:id|.*(?:customer|user|cart|address|alert|message|session|authorization)ids?|.*invoice(?:number)?|.*key|.*tokens?|e?mail(?:id)?|.*photo|referencenumber)$/i;

/** Why another customer may send Clara's call: its ids give no access to Clara's data. */
export const OPEN: Partial<Record<OperationId, string>> = {
  getMostLikeProducts: 'The id only tunes what is recommended; the answer is the catalog.',
  getUpdateShoppingCart: 'Prices lines in nobody’s cart; the ids of lines are not looked at.',
  mergeGuestCart: 'A guest’s lines go into the caller’s own cart; their ids are not looked at.',
  getShippingQuotes: 'Quotes for the caller’s own lines; their ids are not looked at.',
  getTaxQuote: 'Quotes for the caller’s own lines; their ids are not looked at.',
  createCheckoutSession: 'Opens a checkout of the caller’s own; the address is where to write.',
  submitIraQuestionnaire: 'The address is where to write.',
  requestAlert: 'The link goes to the address, the answer is the same for all.',
  getAlertByToken: 'The token is the key.',
  verifyAlert: 'The token is the key.',
  cancelAlert: 'The token is the key.',
  contactUS: 'The address is where to write; the answer tells nothing of the order.',
  addPageView: 'Counted, never answered with.',
  addCustomerBehaviourLog: 'Counted, never answered with.',
  addOrderPurchaseAnalytics: 'Counted, never answered with.',
  signIn: 'The password is the key.',
  register: 'The address is new.',
  sendResetPasswordLink: 'The link goes to the address, the answer is the same for all.',
  resetPassword: 'The token is the key, and works once.',
  verifyEmail: 'The token is the key, and works once.',
  subscribeNewsletter: 'The address is where to write.',
  connectWithBold: 'The address is where to write.',
  trackCustomerOrder: '§6 Invoice, email and zip together are the key.',
  updateContactInfo: 'The address is the caller’s new one; photos are tried in account.test.ts.',
  getSpotPrices: 'The token says whose result of the day it is; the id is not looked at.',
  addCouponForBullionPurchases: '§7 Takes no token; the coupon is the order’s customer’s alone.',
  updateCustomerProfile: 'Saves the caller’s own, whatever id it is sent.',
  addProductToShoppingCart: 'The key of a press counts for its customer; the cart is the caller’s.',
  addAddress: 'The key of a form counts for its customer; the address is the caller’s new one.',
  addProductReview: 'The key of a form counts for its customer; a stranger’s review is their own.',
  getSellToBoldOrders: 'Looks among the caller’s own, and finds nothing else.',
  getSellToBoldRequestByToken: 'The token is the key.',
  updateSellToBoldRequestByToken: 'The token is the key.',
  sendSellToBoldRequestLink: 'The link goes to the address, the answer is the same for all.',
  addPortfolioClick: 'Counted for the caller, never answered with.',
  addPortfolioCustomerFeedbacks: 'Kept for the caller, never answered with.',
};

/** Calls that contain the credentials of the owner. */
export const HAS_THE_KEY = new Set<OperationId>(['trackCustomerOrder', 'signIn']);

/** The contract has no other refusal for it: it reports the field as invalid. */
export const REFUSED_AS: Partial<Record<OperationId, number>> = { uploadFile: 400 };

/** All names of fields and parameters in a call. */
function namesIn(id: OperationId): string[] {
  const { parameters = [] } = operationOf(id);
  const schema = bodyOf(id)?.schema;
  return [...parameters.map(({ name }) => name), ...(schema ? fieldsOf(schema) : [])];
}

function fieldsOf(schema: JsonSchema, depth = 0): string[] {
  const { properties = {}, items } = resolved(schema);
  if (depth > 4) return [];
  const below = [...Object.values(properties), ...(items ? [items] : [])];
  return [...Object.keys(properties), ...below.flatMap((part) => fieldsOf(part, depth + 1))];
}

/** Clara's call, with her id in every field that accepts a customer id. */
export function namedAsClara(id: OperationId, input: Input): Input {
  const params = (operationOf(id).parameters ?? []).map(({ name }) => name).filter(isCustomerId);
  const schema = bodyOf(id)?.schema;
  const fields = Object.keys((schema && resolved(schema).properties) ?? {}).filter(isCustomerId);
  return {
    ...input,
    ...(params.length > 0 && { query: { ...input.query, ...hers(params) } }),
    ...(fields.length > 0 && { body: { ...(input.body as object), ...hers(fields) } }),
  };
}

function isCustomerId(name: string): boolean {
  return /^(?:customer|user)id$/i.test(name);
}

function hers(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, CLARA]));
}

/** The operations with ids of customers, or of what they own. */
export const TAKES_IDS = (Object.keys(operations) as OperationId[]).filter((id) =>
  namesIn(id).some((name) => NAMES_SOMEBODYS.test(name)),
);
