import { link, section, term } from '../../pages/page.ts';
import type { Article } from '../article.ts';

export const readingAFinish: Article = {
  type: 'blog',
  topic: 'minting',
  slug: 'proof-burnished-bu',
  title: 'Proof, burnished, BU: reading a finish',
  description:
    'One design, one ounce, several prices: what the words for a surface mean, and what they are worth later.',
  publishedOn: '2026-08-06',
  picture: '2026-1-oz-american-silver-eagle-proof-coin',
  products: [
    '2026-1-oz-american-silver-eagle-coin-bu',
    '2026-1-oz-american-silver-eagle-burnished-w-coin',
    '2026-1-oz-american-silver-eagle-proof-coin',
    '2026-1-oz-american-silver-eagle-coin-ngc-ms-70',
  ],
  next: [
    { label: 'Read what else collectors look at', href: '/investing-guide/collectors' },
    { label: 'See all Silver Eagles', href: '/silver/american-silver-eagles' },
  ],
  sources: [{ name: 'United States Mint', href: 'https://www.usmint.gov' }],
  sections: [
    section(
      'one',
      'One coin, many surfaces',
      [
        'Look for a Silver Eagle of this year and you find it several times, at several prices. All of them hold one troy ounce of silver. What differs is how the blank was prepared, how often it was struck, and what was done with it afterwards. Those words are called the finish.',
        'For somebody who buys metal the rule is short: take the cheapest. For somebody who buys a present or a collection it is worth knowing what is what.',
      ],
      { links: [term('troy ounce', 'troy-ounce')] },
    ),
    section(
      'bu',
      'BU: struck for savers',
      [
        'BU stands for brilliant uncirculated. Such a coin was struck once, on an ordinary blank, at high speed. It left the press with others, fell into a bin with others and shows it: small contact marks are normal. Its luster is even. It was never in a pocket.',
        'It is the finish of tubes and monster boxes, and the one that dealers mean when they quote a price for an Eagle.',
      ],
      { links: [term('brilliant uncirculated', 'bu'), term('monster boxes', 'monster-box')] },
    ),
    section(
      'burnished',
      'Burnished: soft light',
      [
        'The blank is polished with fine media before the strike. The surface looks like satin, without mirror and without glare. A burnished Eagle carries the mint mark W for West Point and comes from the mint in a capsule. It is made for collectors, in smaller numbers.',
      ],
      { links: [term('burnished'), term('mint mark', 'mint-mark'), term('capsule')] },
    ),
    section(
      'proof',
      'Proof: mirror and frost',
      [
        'For a proof the dies are polished and the figures on them are roughened. A polished blank is struck more than once, slowly. The field becomes a mirror and the figures look frosted. A finger leaves a print on it that stays. Proofs come in a box with a certificate, and should stay in it.',
        'In a reverse proof the two are exchanged: the figures are mirrors, and the field is frosted.',
      ],
      { links: [term('proof'), term('reverse proof', 'reverse-proof')] },
    ),
    section('touch', 'How to tell them without seeing', [
      'Please do not touch the surface of a proof. The packing tells enough: a BU coin comes in a tube or a flip, a burnished one in a capsule, a proof in a capsule inside a box with a paper. The name on our page, the label and the invoice all say the finish in words. There is no color that you would have to see.',
    ]),
    section('grade', 'And the numbers', [
      'A grade is not a finish. Grading companies look at a coin, seal it in plastic and give it a number from 1 to 70. MS goes before the number of BU and burnished coins, PR or PF before that of proofs. MS 70 means that no flaw shows at five times magnification. MS 69 means that a very small one does.',
    ]),
    section('table', 'Side by side', ['What each is made for, and what it asks of you.'], {
      table: {
        caption: 'Finishes of a coin',
        columns: ['Finish', 'Looks like', 'Comes in', 'Mind'],
        rows: [
          ['BU', 'Even luster, small marks', 'Tube or flip', 'Nothing much'],
          ['Burnished', 'Soft satin', 'Capsule', 'Fingerprints'],
          [
            'Proof',
            'Frosted figures on a mirror',
            'Capsule, box, certificate',
            'Fingerprints, a lost box',
          ],
          ['Reverse proof', 'Mirror figures on frost', 'Capsule, box, certificate', 'The same'],
          [
            'Graded',
            'As struck, in a sealed holder',
            'Plastic holder',
            'Scratched holders, false ones',
          ],
        ],
      },
    }),
    section(
      'example',
      'An example: what comes back',
      [
        'Say that silver stands at $60.00. A BU Eagle costs $69.00 and a proof $95.00. On paper the finish has cost you $26.00. You sell both to us when silver is unmoved. Our bid for an Eagle is the bid of the market, say $59.90, and 50 cents: $60.40. It starts from the metal and not from the finish.',
        'So the BU coin has cost $8.60 and the proof $34.60. Another collector may pay you more for the proof; a dealer in metal does not. For the proof to be even with us, silver has to rise by about 58 percent: its bid to $94.50. For the BU coin 14 percent are enough: $68.50.',
      ],
      {
        links: [term('bid'), link('Our bid', '/sell-to-us')],
        table: {
          caption: 'Two Eagles bought and sold with silver at $60.00, in the example',
          columns: ['Finish', 'You pay', 'We pay', 'Cost', 'Even when the bid is at'],
          rows: [
            ['BU', '$69.00', '$60.40', '$8.60', '$68.50'],
            ['Proof', '$95.00', '$60.40', '$34.60', '$94.50'],
          ],
        },
      },
    ),
    section(
      'now',
      'An ounce in each finish, now',
      ['The same ounce of silver at our prices of this moment.'],
      {
        example: {
          kind: 'per-ounce',
          products: [
            '2026-1-oz-american-silver-eagle-coin-bu',
            '2026-1-oz-american-silver-eagle-burnished-w-coin',
            '2026-1-oz-american-silver-eagle-proof-coin',
            '2026-1-oz-american-silver-eagle-coin-ngc-ms-70',
          ],
          caption: 'One Silver Eagle of 2026 in four finishes',
        },
      },
    ),
    section('which', 'Which one for whom', ['Ask yourself who will own the coin next.'], {
      list: [
        'A dealer: take BU, and the cheapest year.',
        'A child or a friend: take a proof. It looks like a present because it is packed like one.',
        'A collector: ask for finish, mint mark and year before you buy. A wrong letter is a wrong present.',
        'An IRA: BU coins are the simple choice. Proofs are allowed only in full packaging with their certificate, and graded coins are not.',
      ],
      links: [link('An IRA', '/services/precious-metals-ira')],
    }),
    section(
      'care',
      'Keeping it so',
      [
        'Leave each coin in what it came in. Hold a loose one by the edge, over something soft. Never wipe a proof, not even with a cloth for glasses. Milk spots can come on every finish and do not count as your fault, but they count.',
      ],
      { links: [term('Milk spots', 'milk-spots')] },
    ),
  ],
};
