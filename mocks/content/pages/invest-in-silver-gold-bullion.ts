import { type Page, section } from './page.ts';

export const investInSilverGoldBullion: Page = {
  path: '/invest-in-silver-gold-bullion',
  title: 'Invest in silver and gold bullion',
  description:
    'Metal you can hold, at a price that follows the market, from a first ounce to a monster box.',
  next: [
    { label: 'Read the guide for beginners', href: '/investing-guide/beginners' },
    { label: 'Work out how much a sum buys', href: '/how-much-can-i-buy' },
  ],
  updatedOn: '2026-10-12',
  sections: [
    section('why', 'Why people hold metal', [
      'An ounce of gold is nobody’s promise. It needs no bank, no counterparty and no password, and it is bought and sold in every city of the world. Silver is the same idea at a fiftieth of the price, which makes it the easier first step.',
      'Metal pays no interest, and its price falls as well as rises. Most who hold it keep a small, steady part of their savings in it and leave it there for years.',
    ]),
    section(
      'price',
      'What you pay',
      [
        'Spot is the price of an ounce on the market at this moment. A coin or bar costs spot plus a premium for making, shipping and selling it. The larger the piece, the smaller the premium for each ounce.',
      ],
      {
        table: {
          caption: 'Common first purchases',
          columns: ['Piece', 'Good for', 'Premium over spot'],
          rows: [
            ['1 oz silver round', 'The most silver for little money', 'Low'],
            ['1 oz government silver coin', 'Known everywhere, easy to sell', 'Middle'],
            ['10 oz silver bar', 'More ounces, less work to store', 'Low'],
            ['1/10 oz gold coin', 'A first piece of gold', 'High'],
            ['1 oz gold coin', 'The measure of the market', 'Low'],
          ],
        },
      },
    ),
    section('how', 'How an order works', ['Four steps, and the price holds from the third.'], {
      list: [
        'Choose pieces; the price of each follows the market until you order.',
        'Choose how to pay. Check, wire and eCheck have the lower price; cards and PayPal cost more.',
        'Place the order. From then on the price is fixed, whatever the market does.',
        'It ships insured, and you can follow it with the invoice number and without an account.',
      ],
    }),
    section('safe', 'Where it is kept', [
      'At home in a safe, in a bank’s box, or at a depository that stores and insures it for you. Your order can go to any of them. Silver takes room: $10,000 of it weighs about as much as a small child; the same of gold fits in a pocket.',
    ]),
  ],
};
