import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const fiveTestsAtTheKitchenTable: Article = {
  type: 'blog',
  topic: 'testing',
  slug: 'five-tests-at-the-kitchen-table',
  title: 'Five tests at the kitchen table',
  description:
    'A scale, a caliper, a magnet, an ice cube and an ear: what each can and cannot tell.',
  publishedOn: '2026-09-03',
  picture: 'digital-scale-0-01-g',
  products: ['digital-scale-0-01-g', '2026-1-oz-american-silver-eagle-coin-bu'],
  next: [
    { label: 'Check weight and size against a known piece', href: '/sale/precious-metal-verifier' },
    { label: 'Tell us about a piece that failed a test', href: '/company/contact-us' },
  ],
  sections: [
    section(
      'before',
      'Before you begin',
      [
        'Lay a soft cloth on the table and hold coins by the edge. Leave what is sealed in its seal: an opened assay card is worth less. Start with a piece that you trust, from the same maker and year if you can. A test is easier to read beside one that passes.',
        'Each test below asks one question. None needs more than a minute, and three of the five can be done without sight.',
      ],
      { links: [term('assay card', 'assay-card')] },
    ),
    section(
      'weight',
      'Weight',
      [
        'A Silver Eagle weighs 31.103 grams. A scale that shows hundredths of a gram is enough. Put a known coin on it first, so that you know what the scale makes of it. More than a few hundredths too light is suspicious. A little too heavy can happen, because mints are generous.',
        'A scale that speaks its number, or a phone that reads the display, does as well as eyes do.',
      ],
      { links: [link('A scale', '/supplies')] },
    ),
    section('size', 'Size', [
      'Metals differ in density. Lead and steel are lighter than gold, so a false gold coin of the right weight is too thick or too wide. A caliper of plastic does not scratch; measure across and then at the rim.',
      'Tungsten is as dense as gold. A piece with a tungsten core has the right weight and the right size; that is what the next tests are for.',
    ]),
    section(
      'example',
      'The sum behind weight and size',
      [
        'A troy ounce is 31.103 grams. Divide it by the density of a metal, in grams for a cubic centimeter, and you have the room that it takes. Silver has 10.49, so an ounce takes 2.97 cubic centimeters. Copper has 8.96, so the same weight takes 3.47. A copper disc with the weight of a silver coin is 17 percent larger. At the same width it is 17 percent thicker, and a caliper shows that at once.',
        'With gold the difference is larger still. An ounce takes 1.61 cubic centimeters. The same weight of lead takes 2.74, which is 70 percent more.',
      ],
      {
        links: [term('troy ounce', 'troy-ounce')],
        table: {
          caption: 'The room that 31.103 grams take',
          columns: ['Metal', 'Grams for a cubic centimeter', 'Cubic centimeters'],
          rows: [
            ['Gold', '19.3', '1.61'],
            ['Tungsten', '19.3', '1.61'],
            ['Lead', '11.34', '2.74'],
            ['Silver', '10.49', '2.97'],
            ['Copper', '8.96', '3.47'],
          ],
        },
      },
    ),
    section('magnet', 'Magnet', [
      'Gold, silver, platinum and copper do not stick to a magnet. Iron and nickel do. That is the first half of the test, and it takes a second.',
      'For the second half hold a silver bar at an angle, and let a strong magnet slide down. On silver it creeps, braked by currents in the metal. On lead or brass it drops much faster. You can feel the difference with a finger under the magnet. Copper brakes as well, so this test does not tell copper from silver; weight and size do.',
    ]),
    section(
      'ice',
      'Ice',
      [
        'Silver carries heat better than any other metal. An ice cube on a silver bar melts as if the bar were warm. Put another cube on a plate beside it and compare. Copper is nearly as quick, steel and lead are slow.',
        'Do not do this with anything in a capsule, with a proof, or with a coin whose toning you like. Dry the bar at once.',
      ],
      { links: [term('capsule'), term('proof'), term('toning')] },
    ),
    section('sound', 'Sound', [
      'Balance a coin on a fingertip and tap its rim with a pencil or another coin. Silver rings high, for a second or more. Base metal thuds. Bars do not ring well, so leave them out.',
      'Telephones can show the tone as a graph and compare it with a known coin. The ear alone is good enough for the large differences.',
    ]),
    section(
      'together',
      'What they tell together',
      ['A good counterfeit passes one test. Hardly any passes four.'],
      {
        table: {
          caption: 'What each test finds',
          columns: ['Test', 'Finds', 'Misses'],
          rows: [
            ['Weight', 'Thin or hollow pieces', 'Pieces made larger to weigh enough'],
            ['Size', 'Lighter metals at the right weight', 'Tungsten in gold'],
            ['Magnet', 'Iron, nickel, lead', 'Copper in silver'],
            ['Ice', 'Steel, lead, brass', 'Copper in silver'],
            ['Sound', 'Cores of another metal in coins', 'Bars of any kind'],
          ],
        },
      },
    ),
    section(
      'limits',
      'What to do when one fails',
      [
        'If one test fails, stop. Do not cut, file or scratch the piece, for then it is worth less even if it is real. Write down what you measured and look at the specification on the product’s page. Perhaps the coin is of another year, and so of another fineness.',
        'If it came from us, tell us within 14 days of the delivery: a piece that is not as described is replaced or paid back, and costs you nothing. If it came from somebody else, ask that dealer first. A jeweler with an X-ray analyzer can name the alloy.',
      ],
      {
        links: [
          term('fineness'),
          link('tell us', '/company/contact-us'),
          link('replaced or paid back', '/legals/shipping-insurance'),
        ],
      },
    ),
    section(
      'buy',
      'The test that comes first',
      [
        'The best test is the choice of the seller. An offer below spot is either a mistake or not metal. No kitchen table can make up for that.',
      ],
      { links: [term('spot')] },
    ),
  ],
};
