import type { Wire } from '../../backend/wire.ts';

/** The name on the bank account, and on a check. */
const PAYEE = 'Bold Precious Metals';

/** An account that no bank has. */
const BANK = {
  bankName: 'Example National Bank, 100 Example Plaza, Austin, TX 78701',
  routingNumber: '123456780',
  accountNumber: '000123456789',
};

const MAIL_TO = [PAYEE, 'Payments', 'PO Box 1000', 'Austin, TX 78767'];

/** How an order is paid by wire or check; nothing for methods that are paid at once. */
export function instructionsFor(
  method: Wire<'PaymentMethod'>,
  invoice: string,
): Wire<'PaymentInstructions'> | undefined {
  const pay = { payee: PAYEE, reference: invoice };
  if (method === 'wire') return { ...pay, ...BANK };
  return method === 'paperCheck' ? { ...pay, mailTo: MAIL_TO } : undefined;
}
