import { section } from '../pages/page.ts';
import type { Article } from './article.ts';

const type = 'blog';

export const blogs: readonly Article[] = [
  {
    type,
    slug: 'what-a-premium-is-made-of',
    title: 'What a premium is made of',
    description:
      'Why a coin costs more than its silver, cent by cent, and which part you get back.',
    publishedOn: '2026-11-12',
    picture: '2026-1-oz-american-silver-eagle-coin-bu',
    sections: [
      section('question', 'The question we hear most', [
        'Silver stands at one price, the coin beside it at another, and the difference can be a seventh of the whole. Where does it go?',
      ]),
      section(
        'parts',
        'Five parts',
        ['No two coins divide in the same way, but all premiums have the same parts.'],
        {
          list: [
            'Fabrication: rolling, punching, annealing and striking. A coin takes about as much work as a ten-ounce bar.',
            'The mint’s charge. A government mint sells to a few large buyers at spot plus a fixed sum.',
            'The way: freight, insurance, and the interest on metal that is under way.',
            'Hedging. A dealer sells a future for every ounce on the shelf, so as not to gamble with prices.',
            'The shop: people, card fees, fraud, packing, and what is left for the owner.',
          ],
        },
      ),
      section('back', 'Which part comes back', [
        'When you sell, the next buyer pays for what spares them work: a known coin, undamaged, sold without testing. That is why an Eagle brings more than a nameless round, and why part of its higher premium returns to you. Fabrication and freight do not.',
      ]),
      section('changes', 'Why it changes', [
        'Premiums rise when many people want coins at once and presses cannot keep up, and fall when they bring them back. In spring 2026 the middle price of a Silver Eagle at nine dealers was 14.5 percent over spot, with a tenth of the quotes below 9.4 and a tenth above 20.',
      ]),
    ],
  },
  {
    type,
    slug: 'eagle-maple-or-britannia',
    title: 'Eagle, Maple Leaf or Britannia?',
    description: 'Three one-ounce silver coins side by side: fineness, size, security and price.',
    publishedOn: '2026-10-29',
    picture: '2026-1-oz-british-silver-britannia-coin-bu',
    sections: [
      section(
        'facts',
        'The facts',
        ['All three hold one troy ounce of fine silver and are legal tender at home.'],
        {
          table: {
            caption: 'Three silver coins',
            columns: ['Coin', 'Fineness', 'Diameter', 'Tube', 'First struck'],
            rows: [
              ['American Silver Eagle', '.999', '40.6 mm', '20 coins', '1986'],
              ['Canadian Silver Maple Leaf', '.9999', '38 mm', '25 coins', '1988'],
              ['British Silver Britannia', '.999 since 2013', '38.6 mm', '25 coins', '1997'],
            ],
          },
        },
      ),
      section('eagle', 'The Eagle', [
        'The best known in America, and therefore the quickest to sell there. It carries the highest premium of the three, part of which you get back.',
      ]),
      section('maple', 'The Maple Leaf', [
        'The purest of the three, with fine radial lines and a micro-engraved leaf that is checked by machine. Early years were known for milk spots; since 2018 a surface treatment keeps most of them away.',
      ]),
      section('britannia', 'The Britannia', [
        'Four security features, among them a picture that changes from a trident to a padlock when you tilt it. Britannias from before 2013 are .958 fine and not allowed in an IRA.',
      ]),
      section('choice', 'Which one?', [
        'If you sell in the United States, the Eagle. If you count ounces, the Maple Leaf. If counterfeits worry you, the Britannia. Nobody has ever regretted owning a tube of any.',
      ]),
    ],
  },
  {
    type,
    slug: 'how-a-price-lock-works',
    title: 'How a price lock works',
    description: 'Five minutes in the cart, five at the checkout, and what happens in the sixth.',
    publishedOn: '2026-10-15',
    sections: [
      section('why', 'Why there is a lock at all', [
        'Spot moves several times a minute. Without a lock the total would change between two fields of a form, and nobody could agree to it.',
      ]),
      section('cart', 'In the cart', [
        'The first product you add fixes the prices of the cart for five minutes. When they are over, the cart takes the prices of that moment and tells you which of them moved.',
      ]),
      section('checkout', 'At the checkout', [
        'The checkout begins its own five minutes. You hear from us one minute before the end, and one press of a button takes fresh prices and a fresh five minutes. What you have typed stays.',
      ]),
      section('after', 'After you have ordered', [
        'Then the price is yours and ours. If metal doubles overnight, you still get it. If it halves, you still owe it. That is why cancelling an order costs what the market has fallen.',
      ]),
    ],
  },
  {
    type,
    slug: 'junk-silver-is-not-junk',
    title: 'Junk silver is not junk',
    description: 'Ninety percent coins: what they weigh, how they are priced, and who they suit.',
    publishedOn: '2026-09-24',
    picture: 'morgan-silver-dollar-bu',
    sections: [
      section('what', 'What the word means', [
        'Until 1964 dimes, quarters and half dollars of the United States were 90 percent silver. Worn ones are of no interest to collectors and are sold by their metal. Dealers call them junk, or more kindly constitutional silver.',
      ]),
      section('weight', 'How much silver there is', [
        'A dollar of face value, whether ten dimes or four quarters or two halves, held 0.7234 troy ounces when new. After decades in pockets the trade counts 0.715. Silver dollars are heavier: 0.7734 ounces in one coin.',
      ]),
      section(
        'example',
        'An example',
        ['With silver at $66.00, a bag of $100 face value holds 71.5 ounces.'],
        {
          table: {
            caption: 'What face value holds',
            columns: ['Face value', 'Troy ounces', 'Metal at $66.00'],
            rows: [
              ['$1', '0.715', '$47.19'],
              ['$10', '7.15', '$471.90'],
              ['$100', '71.5', '$4,719.00'],
            ],
          },
        },
      ),
      section('who', 'Who it suits', [
        'People who want small pieces that everybody recognizes. It is bulky, it cannot go into an IRA, and large sales of it are reported: $1,000 of face value on form 1099-B.',
      ]),
    ],
  },
  {
    type,
    slug: 'five-tests-at-the-kitchen-table',
    title: 'Five tests at the kitchen table',
    description:
      'A scale, a caliper, a magnet, an ice cube and an ear: what each can and cannot tell.',
    publishedOn: '2026-09-03',
    picture: 'digital-scale-0-01-g',
    sections: [
      section('weight', 'Weight', [
        'A Silver Eagle weighs 31.103 grams. A scale for $20 shows hundredths. More than a few hundredths too light is suspicious; too heavy can happen, because mints are generous.',
      ]),
      section('size', 'Size', [
        'Metals differ in density. Lead and steel are lighter than gold, so a false gold coin of the right weight is too thick or too wide. Tungsten is as dense as gold; that is what the next tests are for.',
      ]),
      section('magnet', 'Magnet', [
        'Hold a bar at an angle and let a strong magnet slide down. On silver it creeps, braked by currents in the metal. On base metal it drops or sticks.',
      ]),
      section('ice', 'Ice', [
        'Silver carries heat better than any other metal. An ice cube on a silver bar melts as if the bar were warm. Do not do this with anything in a capsule.',
      ]),
      section('sound', 'Sound', [
        'Balance a coin on a fingertip and tap it with another. Silver rings for a second or more. Telephones can show the tone as a graph and compare it with a known coin.',
      ]),
      section('limits', 'What they cannot tell', [
        'A good counterfeit passes one test. Hardly any passes four. If one fails, stop and ask us; do not cut or file, for then it is worth less even if it is real.',
      ]),
    ],
  },
];
