/** Error messages of refused fields. §5 gives the rules, but not the wording. */
import { listWords } from '#commerce/format/list.ts';

import { judgeEmail } from './email.ts';
import { judgeName, judgeShippingName } from './name.ts';
import { judgePassword, missingInPassword } from './password.ts';
import { judgePhone } from './phone.ts';
import { isFilled } from './required.ts';
import { judgeZip } from './zip.ts';

/** An error message; `undefined` for a valid field. */
type Words = string | undefined;

export function emailWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Enter your email address.',
    wrong: 'Enter an email address like name@example.com.',
  }[judgeEmail(text)];
}

/** `which` is "first name" or "last name". */
export function nameWords(text: string, which: string): Words {
  return {
    fine: undefined,
    empty: `Enter your ${which}.`,
    wrong: `Use letters for the ${which}, with a space, a hyphen or an apostrophe between them.`,
    long: `The ${which} can have 50 letters at most.`,
  }[judgeName(text)];
}

export function shippingNameWords(text: string, which: string): Words {
  return {
    fine: undefined,
    empty: `Enter the ${which}.`,
    wrong: `Start the ${which} with a letter, then use letters and digits, with a space, a hyphen or an apostrophe between them.`,
    long: `The ${which} can have 50 characters at most.`,
  }[judgeShippingName(text)];
}

export function phoneWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Enter your mobile number.',
    wrong: 'Use digits only for the mobile number.',
    short: 'A mobile number has 10 digits. Some are missing.',
    long: 'A mobile number has 10 digits. There are too many.',
  }[judgePhone(text)];
}

export function passwordWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Choose a password.',
    weak: `The password still needs ${listWords(missingInPassword(text))}.`,
    long: 'The password can have 128 characters at most.',
  }[judgePassword(text)];
}

export function zipWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Enter the ZIP code.',
    wrong: 'A ZIP code has 5 digits, or 5, a hyphen and 4: 78704 or 78704-1234.',
  }[judgeZip(text)];
}

/** For required text with a maximum length. `what` is a noun such as "street address". */
export function textWords(text: string, what: string, longest: number): Words {
  if (!isFilled(text)) return `Enter the ${what}.`;
  return longWords(text, what, longest);
}

export function longWords(text: string, what: string, longest: number): Words {
  return text.trim().length > longest
    ? `The ${what} can have ${longest} characters at most.`
    : undefined;
}
