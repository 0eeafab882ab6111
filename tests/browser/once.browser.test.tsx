import { hasOwnTables, storedTables, turns } from '#tests/browser/backend.ts';
import { heard } from '#tests/browser/heard.ts';
import '#tests/browser/steps.ts';
import { loads, opens } from '#tests/browser/store.tsx';
import type { Customer } from '#tests/customers.ts';
import type { Tables } from '#mocks/backend/tables.ts';
import { expect, test } from 'vitest';
import { page, type Locator } from 'vitest/browser';

const CLARA = 'BPM-20417';
const FAILED = 'Something went wrong on our side. Please try again.';
const PERSON = { 'First name': 'Ida', 'Last name': 'Berg', 'Email address': 'ida@example.com' };
const main = () => page.getByRole('main');

/** A form that makes one thing with each press. */
type Form = {
  operation: string;
  path: string;
  as?: Customer;
  region: () => Locator;
  /** Opens what holds the form. */
  open?: () => Promise<unknown>;
  chosen?: Record<string, string>;
  typed: Record<string, string>;
  /** A field, and what a shopper changes in it after a lost answer. */
  changed: readonly [label: string, text: string];
  button: string;
  says: string | RegExp;
  /** What was made, as JSON. */
  made: (tables: Tables) => readonly unknown[];
};

const FORMS: Form[] = [
  {
    operation: 'addAddress',
    path: '/myaccounts/accountsettings',
    as: 'clara',
    region: () => page.getBySelector('main details').last(),
    open: () => main().getByText('Add an address').click(),
    chosen: { State: 'Texas' },
    typed: {
      'First name': 'Clara',
      'Last name': 'Whitfield',
      'Street address': '7 Lake Road',
      City: 'Burnet',
      'ZIP code': '78611',
    },
    changed: ['City', 'Llano'],
    button: 'Save address, new',
    says: /is saved\.$/m,
    made: ({ addresses }) => addresses.byCustomer.get(CLARA) ?? [],
  },
  {
    operation: 'addPortfolioCustomerFeedbacks',
    path: '/bold-bullion-portfolio',
    as: 'clara',
    region: () => main().getSection('Tell us what this page lacks'),
    chosen: { 'What is it about?': 'Other' },
    typed: { 'Your feedback': 'A chart of fees.' },
    changed: ['Your feedback', 'A table of fees.'],
    button: 'Send the feedback',
    says: 'Thank you. Your feedback has arrived.',
    made: ({ holdings }) => holdings.feedback,
  },
  {
    operation: 'contactUS',
    path: '/company/contact-us',
    region: () => main().getSection('Write to us'),
    chosen: { 'What is it about?': 'Something else' },
    typed: { ...PERSON, 'Your message': 'The tube is open.' },
    changed: ['Your message', 'The tube is broken.'],
    button: 'Send the message',
    says: 'Thank you. We answer within one business day.',
    made: ({ letters }) => letters,
  },
  {
    operation: 'submitIraQuestionnaire',
    path: '/services/precious-metals-ira',
    region: () => main().getSection('Ask an adviser'),
    chosen: {
      'Are you employed?': 'Yes',
      'How well do you know precious metals?': 'It is all new to me',
    },
    typed: {
      ...PERSON,
      Age: '52',
      'What you put in each year, in dollars': '7000',
      'Gold, percent': '60',
      'Silver, percent': '40',
    },
    changed: ['Age', '53'],
    button: 'Send the questions',
    says: 'Thank you. We will write to you within one business day.',
    made: ({ activity }) => activity.iraQuestionnaires,
  },
  {
    operation: 'sendSellToBoldRequestLink',
    path: '/sell-to-us/request/by-link?token=nothing',
    region: () => main().getSection('Send me the link again'),
    typed: { 'Number of your request': 'SELL-4475', 'Email address': 'ida.berg@example.com' },
    changed: ['Email address', 'Ida.Berg@example.com'],
    button: 'Send the link',
    says: 'If there is such a request, its link is on its way to this address.',
    made: ({ outbox }) => outbox,
  },
];

async function fills({ region, chosen = {}, typed }: Form): Promise<void> {
  for (const [label, option] of Object.entries(chosen))
    await region().getByLabelText(label).selectOptions(option);
  for (const [label, text] of Object.entries(typed))
    await region().getByLabelText(label).fill(text);
}

/** Presses the button, and waits for the answer. */
async function sends({ region, button }: Form, says: string | RegExp): Promise<void> {
  const before = heard().length;
  await region().getByRole('button', { name: button }).click();
  const answers = () => heard().slice(before);
  await expect.poll(() => answers().join('\n')).toMatch(says);
}

test.each(FORMS)('$operation: a press and its repeat make one thing', async (form) => {
  const { operation, path, as, open, made, says, region, changed } = form;
  await opens(path, as ? { as } : { before: hasOwnTables });
  await open?.();
  const before = made(storedTables()).length;
  const count = () => made(storedTables()).length - before;

  await fills(form);
  turns(`lost:${operation}`);
  await sends(form, FAILED);
  turns('');
  await sends(form, says);
  expect(count()).toBe(1);

  // A second press after an answer is a second thing, even with the same content.
  await fills(form);
  await sends(form, says);
  expect(count()).toBe(2);

  // A changed form is another thing than the one whose answer was lost.
  await fills(form);
  turns(`lost:${operation}`);
  await sends(form, FAILED);
  turns('');
  await region().getByLabelText(changed[0]).fill(changed[1]);
  await sends(form, says);
  expect(count()).toBe(4);
});

test('a press and its repeat after a reload send one message', async () => {
  const form = FORMS.find(({ operation }) => operation === 'contactUS') as Form;
  await opens(form.path);
  await fills(form);
  turns('lost:contactUS');
  await sends(form, FAILED);
  turns('');
  await loads(form.path);
  await sends(form, form.says);
  expect(form.made(storedTables())).toHaveLength(1);
});
