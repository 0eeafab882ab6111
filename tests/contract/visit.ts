import type { OperationId } from '#generated/operations.ts';
import type { components } from '#generated/schema.d.ts';
import { type Input, ask } from './ask.ts';

type Schemas = components['schemas'];
/** Any answer; each test states the type that it reads. */
type Body = Record<string, unknown>;
type Answered = { status: number; body: Body };

let visits = 0;

/** Products with large stock in the catalog. */
export const SILVER_EAGLE = 225_134;
export const ROYAL_ARMS = 869_991;

type Visit = { visitorId?: string; customerId?: string; scenario?: string };

/** A visit, signed in as `customerId` if given. It has its own state, or that of `visitorId`. */
export function visit({ customerId, scenario, visitorId = `visit-${++visits}` }: Visit = {}) {
  const caller = { visitorId, ...(customerId && { customerId }) };

  async function call(id: OperationId, input: Input = {}): Promise<Answered> {
    const cookie = `mock-visitor=${visitorId}; mock-scenario=${scenario ?? ''}`;
    const header = { ...input.header, ...(scenario && { cookie }) };
    const response = await ask(id, { ...input, header }, caller);
    return { status: response.status, body: (await response.json()) as Body };
  }

  /** The data of a call. Throws if the call fails. */
  async function data<Name extends keyof Schemas>(id: OperationId, input?: Input) {
    const { status, body } = await call(id, input);
    if (status >= 400) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`);
    return (body as { data: unknown }).data as Schemas[Name];
  }

  return { call, data, visitorId };
}

/** A line in a guest's request for prices. */
export function line(productId: number, quantity: number) {
  return { productId, quantity, salesEventId: 0, stockSource: 'instock' };
}

/** A product in a customer's request to add to the cart. */
export function addition(productId: number, quantity: number) {
  return { productId, quantity, productInventorySource: 'instock', activeSalesEventId: 0 };
}
