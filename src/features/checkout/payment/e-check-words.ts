/** The error messages of the eCheck fields (§5). */
import { stateTypeOf } from '#commerce/address/us-states.ts';

import { judgeAccount, judgeCheckNumber, judgeIdNumber, judgeRouting } from './e-check.ts';

type Words = string | undefined;

/** §5 The fields of a personal eCheck, in the order of the form. */
const PERSONAL_FIELDS = [
  'routingNumber',
  'accountNumber',
  'checkNumber',
  'idNumber',
  'idState',
] as const;

/** §5 The fields of a corporate eCheck. */
const CORPORATE_FIELDS = ['routingNumber', 'accountNumber', 'checkNumber', 'taxId'] as const;

/** The error message of each eCheck field; fields of the other kind have none. */
export function eCheckWords(isCorporate: boolean, field: (name: string) => string) {
  const names: readonly (keyof typeof WORDS)[] = isCorporate ? CORPORATE_FIELDS : PERSONAL_FIELDS;
  return Object.fromEntries(names.map((name) => [name, WORDS[name](field(name))]));
}

const WORDS = {
  routingNumber: routingWords,
  accountNumber: accountWords,
  checkNumber: checkNumberWords,
  idNumber: (text: string) => idWords(text, 'ID number'),
  idState: idStateWords,
  taxId: (text: string) => idWords(text, 'tax ID'),
};

function routingWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Enter the routing number.',
    wrong: 'Use digits only for the routing number.',
    long: 'A routing number has 9 digits at most.',
  }[judgeRouting(text)];
}

function accountWords(text: string): Words {
  return {
    fine: undefined,
    wrong: undefined,
    empty: 'Enter the account number.',
    long: 'The account number can have 50 characters at most.',
  }[judgeAccount(text)];
}

function checkNumberWords(text: string): Words {
  return {
    fine: undefined,
    empty: 'Enter the check number.',
    wrong: 'Use digits only for the check number.',
    long: 'The check number can have 20 digits at most.',
  }[judgeCheckNumber(text)];
}

function idWords(text: string, which: string): Words {
  return {
    fine: undefined,
    empty: `Enter the ${which}.`,
    space: `Write the ${which} without spaces.`,
    wrong: `Use letters and digits only for the ${which}.`,
    long: `The ${which} can have 40 characters at most.`,
  }[judgeIdNumber(text)];
}

/** §5 The state is required, and must be a known state. */
function idStateWords(text: string): Words {
  return stateTypeOf(text.trim()) ? undefined : 'Choose the state that issued the ID.';
}
