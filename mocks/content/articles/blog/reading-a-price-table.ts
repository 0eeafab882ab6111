import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const readingAPriceTable: Article = {
  type: 'blog',
  topic: 'prices',
  slug: 'reading-a-price-table',
  title: 'Reading a price table',
  description: 'Quantity down, payment across: how to find the one price that is yours.',
  publishedOn: '2026-07-16',
  picture: '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
  products: [
    '2026-1-oz-canadian-silver-maple-leaf-coin-bu',
    '2026-1-oz-american-gold-eagle-coin-bu',
  ],
  next: [
    { label: 'See how much metal a sum buys', href: '/how-much-can-i-buy' },
    { label: 'Read how a price lock works', href: '/blogs/how-a-price-lock-works' },
  ],
  sections: [
    section('axes', 'Two questions', [
      'How many do you buy, and how do you pay? Each row of the table answers the first question, each column the second. The price where they meet is the price of one piece. Multiply it by the number and you have the sum before shipping and tax.',
      'On a product’s page the row and the column that you have chosen are marked, by weight and by a rule. A screen reader reads the heads of both with the price.',
    ]),
    section(
      'steps',
      'The steps',
      [
        'The steps depend on the metal and the size. For silver of one ounce they are often at 20, 100 and 500 pieces. For gold of one ounce they are at 5, 10 and 50. A step is worth up to one and a half percent with silver, and a few tenths of a percent with gold.',
        'The reason is work. An order of twenty coins is packed as one tube, an order of 500 as one sealed box. Counting out nineteen single coins takes longer than either.',
      ],
      { links: [term('tube'), link('silver of one ounce', '/silver-bullion')] },
    ),
    section(
      'example',
      'A table, read aloud',
      [
        'Here is a table with round numbers. You want 25 coins and pay by eCheck. Go down to the row “20 to 99” and across to “Check, eCheck or wire”: $67.60. Twenty-five times $67.60 is $1,690.00. By card the same coins cost $70.44 each, which is $1,761.00 in all. The difference is $71.00.',
      ],
      {
        links: [term('eCheck', 'echeck')],
        table: {
          caption: 'An example: dollars for one coin',
          columns: ['Quantity', 'Check, eCheck or wire', 'Card or PayPal'],
          rows: [
            ['1 to 19', '$68.40', '$71.27'],
            ['20 to 99', '$67.60', '$70.44'],
            ['100 to 499', '$66.90', '$69.71'],
            ['500 and more', '$66.20', '$68.98'],
          ],
        },
      },
    ),
    section(
      'next',
      'One more can cost less',
      [
        'Nineteen pieces at $68.40 are $1,299.60. Twenty at $67.60 are $1,352.00. The twentieth coin therefore costs $52.40, which is less than the silver in it. The cart says so when you are near a step.',
        'It works the other way round at the end of a budget. With $1,300.00 you can buy nineteen. With $52.00 more you can buy twenty, and each of them for less. If you have a sum and not a number in mind, let us work it out: steps, shipping and tax are counted.',
      ],
      {
        links: [link('let us work it out', '/how-much-can-i-buy'), link('The cart', '/cart/cart')],
      },
    ),
    section(
      'card',
      'The card column',
      [
        'Cards and PayPal cost us several percent, and we add 4.2. That is shown as a price of its own, and not as a surprise at the end. On a bar of ten ounces it can be more than half the premium. On gold, where premiums are small, it is often more than the whole premium.',
        'An eCheck costs nothing but a few days: it clears in four to six business days. A wire clears on arrival. A paper check clears five to seven business days after it reaches us. Your price is fixed by the order, not by the day the money is there.',
      ],
      { links: [term('premium')] },
    ),
    section(
      'now',
      'One order by each way to pay, now',
      ['Twenty coins at the prices of this moment.'],
      {
        example: {
          kind: 'ways-to-pay',
          products: ['2026-1-oz-canadian-silver-maple-leaf-coin-bu'],
          quantity: 20,
          caption: 'Twenty Silver Maple Leafs by each way to pay',
        },
      },
    ),
    section('low', 'What “as low as” means', [
      'On the card of a product you read “as low as” and a price. It is the last row of the table and the first column: the most pieces, paid by check or wire. It is a true price, but for few people yours. We show the price of one piece beside it, by check and by card.',
      'When you compare dealers, compare the row that you will buy. Two shops with the same “as low as” can differ by dollars at five pieces.',
    ]),
    section(
      'ounce',
      'From the piece to the ounce',
      [
        'A table tells you the price of a piece. To compare pieces of different sizes, divide by the ounces in it. A bar of ten ounces at $634.00 costs $63.40 an ounce; a coin of one ounce at $67.60 costs $67.60. Lists can show the premium of an ounce, and you can lay up to four pieces side by side.',
        'Use fine ounces, not weight. A gold Eagle weighs more than an ounce and holds exactly one.',
      ],
      { links: [link('side by side', '/compare'), term('fine', 'fineness')] },
    ),
    section(
      'rows',
      'More than one table',
      ['A product can be in stock in more than one way. Each way has its own table.'],
      {
        list: [
          'In stock: it is in the vault and ships one to three business days after your payment has cleared.',
          'Presale: it is on its way to us. The expected date stands beside the price.',
          'Backorder: we buy it for your order, sometimes at another price.',
          'Impaired: the same piece with spots or scratches, for less.',
        ],
        links: [term('Presale'), term('Backorder'), term('Impaired')],
      },
    ),
    section(
      'check',
      'Three questions before you press the button',
      ['They take ten seconds, and they find most surprises.'],
      {
        list: [
          'Is the marked row the quantity that I want?',
          'Is the marked column the way that I will pay?',
          'Is the next step so near that one more piece costs little?',
        ],
      },
    ),
  ],
};
