import { isPayout } from '../request-words.ts';

/** The forms of a request, by the name that their button sends. */
export const ACCEPT = 'accept';
export const DECLINE = 'decline';
export const CANCEL = 'cancel';
export const PARCEL = 'parcel';
export const ITEMS = 'items';

export const ACCEPT_FIELDS = ['payout', 'binds', 'total'] as const;
export const PARCEL_FIELDS = ['carrier', 'number'] as const;

export const CARRIERS = ['USPS', 'UPS', 'FedEx'] as const;
/** The most characters of a tracking number. */
const LONGEST_NUMBER = 40;

type Values<Name extends string> = Record<Name, string>;

/** The message for each field of the form that accepts a quote. */
export function acceptWords({ payout, binds }: Values<'payout' | 'binds'>) {
  return {
    payout: isPayout(payout) ? undefined : 'Choose how we shall pay you.',
    binds: binds === 'yes' ? undefined : 'Tick that you will send it, since accepting binds you.',
  };
}

/** The message for each field of the form with the parcel. */
export function parcelWords({ carrier, number }: Values<(typeof PARCEL_FIELDS)[number]>) {
  const typed = number.trim();
  return {
    carrier: CARRIERS.some((each) => each === carrier) ? undefined : 'Choose who carries it.',
    number:
      /^[\p{L}\p{N} -]+$/u.test(typed) && typed.length <= LONGEST_NUMBER
        ? undefined
        : `Enter the number on the receipt of your parcel: letters and digits, at most ${LONGEST_NUMBER}.`,
  };
}
