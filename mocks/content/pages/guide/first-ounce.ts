import { link, type Page, section, term } from '../page.ts';
import { question, right, wrong } from './check.ts';

export const firstOunce: Page = {
  path: '/investing-guide/beginners/first-ounce',
  title: 'A first ounce, step by step',
  description:
    'One small order from the first look to the parcel, with what each step asks of you.',
  picture: 'random-year-1-oz-american-silver-eagle-coin-bu',
  products: [
    'random-year-1-oz-canadian-silver-maple-leaf-coin-bu',
    'random-year-1-oz-american-silver-eagle-coin-bu',
    '1-oz-any-mint-silver-round',
  ],
  inShort: [
    'Choose a plain, well-known ounce and look at its price for one piece, not at “as low as”.',
    'The total with shipping and tax is shown before you pay anything.',
    'You can buy without an account. From the order on, the price binds both sides.',
  ],
  check: [
    question(
      'When does a price begin to bind you?',
      wrong(
        'When the coin is in the cart',
        'The cart only holds the price for five minutes. You can leave it there and go.',
      ),
      right(
        'When you place the order',
        'Until then nothing is bought. After it, cancelling may cost something.',
      ),
    ),
    question(
      'Why may three coins cost less each than one, although the price table shows the same price?',
      right(
        'The shipping is shared by three',
        'A small order pays a flat rate for shipping, however many pieces are in it.',
      ),
      wrong(
        'Tax falls with the number of pieces',
        'Tax goes by the sum and the state, not by the number of pieces.',
      ),
    ),
  ],
  next: [
    {
      label: 'Compare coins, rounds and bars',
      href: '/investing-guide/beginners/coins-rounds-bars',
    },
    { label: 'See the silver that sells best', href: '/best-sellers/best-selling-silver' },
  ],
  updatedOn: '2026-11-02',
  sections: [
    section(
      'choose',
      'Choose one piece',
      [
        'A first ounce should be easy to understand and easy to sell. That means one metal, one ounce and a name that every dealer knows. Silver is the usual start, because an ounce of it costs little beside one of gold.',
        'Coins marked “random year” are the same coins with a year that we choose. They hold the same silver and often cost a little less. Rounds from private mints cost less again, and bring a little less when they are sold.',
        'The example shows three such ounces, each with its price for one piece paid by check.',
      ],
      {
        links: [term('random year', 'random-year'), term('Rounds', 'round')],
        example: {
          kind: 'per-ounce',
          products: [
            'random-year-1-oz-canadian-silver-maple-leaf-coin-bu',
            'random-year-1-oz-american-silver-eagle-coin-bu',
            '1-oz-any-mint-silver-round',
          ],
          caption: 'Three first ounces, by what each costs',
        },
      },
    ),
    section(
      'product-page',
      'Read the product page',
      ['A product page has much on it. Four things are enough for now.'],
      {
        list: [
          'The stock word. “In Stock” leaves us one to three business days after your payment has cleared. A presale has a later date.',
          'The price table. It shows what one piece costs by check, eCheck or wire, and what it costs by card or PayPal.',
          'The facts. Fineness and fine weight tell you how much metal you get.',
          'What buyers say. Their reviews speak of condition and packing more than of metal.',
        ],
        links: [term('presale'), term('eCheck', 'echeck'), term('Fineness')],
      },
    ),
    section(
      'in-the-cart',
      'Put it into the cart',
      [
        'The cart shows the price, the quantity and how long the price is held. Five minutes sound short, but nothing is lost when they end: the cart shows you the new price and asks you to look at it.',
        'This is also the place to think about shipping. Orders below $199 pay a flat rate, from $5.95 to $9.95. If a coin costs $70 and its shipping $8.95, the shipping adds almost 13 percent. Three such coins come to $210 and ship free. Buying one to look at is fine all the same; only know what it costs.',
      ],
      { links: [link('pay a flat rate', '/legals/shipping-insurance')] },
    ),
    section(
      'checkout',
      'Go through the checkout',
      ['The checkout asks for four things, one page for each. You can go back at any point.'],
      {
        table: {
          caption: 'The steps of the checkout',
          columns: ['Step', 'What you do', 'What you learn'],
          rows: [
            ['Address', 'Say where the parcel goes', 'The sales tax, with its reason'],
            ['Shipping', 'Choose how fast it comes', 'The day on which it leaves'],
            ['Payment', 'Choose how to pay', 'The total by that way to pay'],
            ['Review', 'Read it all once more', 'What binds you from here on'],
          ],
        },
      },
    ),
    section(
      'account',
      'With or without an account',
      [
        'You do not need an account to buy. With one, your orders, addresses and invoices stay in one place, and pieces that have shipped enter your portfolio by themselves. Without one, you follow your order by its invoice number and your e-mail address, on the page that tracks orders.',
      ],
      {
        links: [
          link('your portfolio', '/bold-bullion-portfolio'),
          link('the page that tracks orders', '/orders/track'),
        ],
      },
    ),
    section(
      'pay',
      'Pay',
      [
        'A card or PayPal is the quickest way, and costs 4.2 percent more. A wire clears when it arrives, and has to reach us within two business days. An eCheck comes straight from your bank account and takes four to six business days to clear. A paper check has to reach us within ten business days and then needs five to seven more.',
        'For one coin the difference is a few dollars. For many it becomes the price of another coin. The chapter on paying works it out.',
      ],
      { links: [link('chapter on paying', '/investing-guide/how-to/pay-and-lock')] },
    ),
    section(
      'arrives',
      'When it arrives',
      [
        'The parcel is plain: no word on it speaks of metal. Open it on a table, count, and compare the piece with what you ordered. Leave the coin in its capsule or flip if it has one, and touch only its edge.',
        'If anything is wrong, ask for a replacement or your money on the page of your order within 14 days. If all is well, put the invoice where you will find it in ten years. On the day you sell, it proves what you paid. That is the whole of it: the second order will feel like any other.',
      ],
      { links: [term('capsule')] },
    ),
  ],
};
