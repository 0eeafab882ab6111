import { section } from '../pages/page.ts';
import type { Article } from './article.ts';

const type = 'jewelry';

export const jewelryBlogs: readonly Article[] = [
  {
    type,
    topic: 'wearing',
    next: [
      { label: 'See rings of gold and silver', href: '/jewelry/rings' },
      {
        label: 'Read what the stamps in a ring mean',
        href: '/jewelry-blogs/karat-stamps-explained',
      },
    ],
    products: ['14k-rose-gold-twisted-rope-stackable-ring'],
    slug: 'how-to-measure-a-ring-size',
    title: 'How to measure a ring size',
    description: 'A strip of paper and a ruler are all it takes.',
    publishedOn: '2026-10-08',
    picture: '14k-rose-gold-twisted-rope-stackable-ring',
    sections: [
      section('paper', 'With paper', [
        'Cut a strip as wide as a match. Lay it around the finger where the ring will sit, and mark where it overlaps. It has to pass over the knuckle. Measure from the end to the mark in millimeters.',
      ]),
      section('table', 'From millimeters to size', ['Between two sizes take the larger one.'], {
        table: {
          caption: 'US ring sizes',
          columns: ['Size', 'Around', 'Across'],
          rows: [
            ['5', '49.3 mm', '15.7 mm'],
            ['6', '51.9 mm', '16.5 mm'],
            ['7', '54.4 mm', '17.3 mm'],
            ['8', '57.0 mm', '18.1 mm'],
            ['9', '59.5 mm', '18.9 mm'],
            ['10', '62.1 mm', '19.8 mm'],
          ],
        },
      }),
      section('when', 'When to measure', [
        'In the evening and when you are warm: fingers are thinner in the morning and in the cold. The other hand may differ by half a size. Wide bands want a quarter to half a size more.',
      ]),
    ],
  },
  {
    type,
    topic: 'buying',
    next: [
      { label: 'See jewelry of gold', href: '/jewelry' },
      {
        label: 'Read about white, yellow and rose gold',
        href: '/jewelry-blogs/white-yellow-or-rose-gold',
      },
    ],
    products: ['14k-yellow-gold-0-8-mm-box-chain'],
    slug: 'karat-stamps-explained',
    title: 'What the stamps in jewelry mean',
    description: '585, 750, 925 and the letters beside them.',
    publishedOn: '2026-09-10',
    picture: '14k-yellow-gold-0-8-mm-box-chain',
    sections: [
      section('numbers', 'The numbers', ['They give fineness in parts of a thousand.'], {
        table: {
          caption: 'Stamps and what they say',
          columns: ['Stamp', 'Metal', 'Pure metal'],
          rows: [
            ['417 or 10K', 'Gold', '41.7 percent'],
            ['585 or 14K', 'Gold', '58.5 percent'],
            ['750 or 18K', 'Gold', '75 percent'],
            ['925 or Sterling', 'Silver', '92.5 percent'],
            ['950 Plat', 'Platinum', '95 percent'],
          ],
        },
      }),
      section('letters', 'The letters', [
        'GP is gold plated, GF gold filled, HGE heavy gold electroplate. Vermeil is sterling silver under at least 2.5 microns of gold. None of these is solid gold.',
      ]),
      section('maker', 'The maker’s mark', [
        'Whoever stamps a fineness in the United States has to put a registered mark beside it. A number without a name is a reason to test.',
      ]),
    ],
  },
  {
    type,
    topic: 'buying',
    next: [
      { label: 'See chains by their links', href: '/jewelry/chains' },
      {
        label: 'Read how to care for sterling silver',
        href: '/jewelry-blogs/caring-for-sterling-silver',
      },
    ],
    products: ['sterling-silver-6-mm-cuban-link-chain', '14k-yellow-gold-0-8-mm-box-chain'],
    slug: 'choosing-a-chain',
    title: 'Choosing a chain that lasts',
    description: 'Links, lengths and clasps, and which of them break.',
    publishedOn: '2026-08-13',
    picture: 'sterling-silver-6-mm-cuban-link-chain',
    sections: [
      section('links', 'Links', [
        'Cable and curb chains can be repaired by any jeweler. Box chains are strong for their weight. Snake and herringbone chains kink, and a kink stays.',
      ]),
      section('length', 'Lengths', ['Measured from end to end, clasp included.'], {
        table: {
          caption: 'Where a chain lies',
          columns: ['Length', 'Lies'],
          rows: [
            ['16 inches', 'At the base of the neck'],
            ['18 inches', 'On the collarbone'],
            ['20 inches', 'Just below it'],
            ['24 inches', 'On the breastbone'],
          ],
        },
      }),
      section('clasp', 'Clasps', [
        'A lobster clasp can be worked with one hand and holds well. A spring ring is smaller and hard to open with stiff fingers. A magnetic clasp helps with arthritis; take one with a safety catch.',
      ]),
    ],
  },
  {
    type,
    topic: 'caring',
    next: [
      { label: 'See jewelry of silver', href: '/jewelry' },
      {
        label: 'Read how to store silver coins and bars',
        href: '/blogs/storing-silver-without-regret',
      },
    ],
    products: ['sterling-silver-3-mm-paperclip-chain'],
    slug: 'caring-for-sterling-silver',
    title: 'Caring for sterling silver',
    description: 'Wear it, wipe it, keep it dry: how jewelry stays bright without chemicals.',
    publishedOn: '2026-07-02',
    picture: 'sterling-silver-3-mm-paperclip-chain',
    sections: [
      section('wear', 'Wear it', [
        'The best care is use: skin rubs tarnish away as it forms. Put silver on after perfume and lotion, and take it off before swimming. Chlorine pits it.',
      ]),
      section('clean', 'Clean it', [
        'Lukewarm water, a drop of mild soap and a soft brush. Rinse, and dry with a cloth. For tarnish use a silver cloth in straight strokes. Leave dark recesses dark; they belong to the design.',
      ]),
      section('stones', 'Mind the stones', [
        'Pearls, opals, turquoise and amber do not bear baths of any kind. Wipe them with a damp cloth.',
      ]),
      section('keep', 'Keep it', [
        'Each piece in its own bag, closed, with a strip against tarnish. Chains hang or lie fastened, so that they do not knot.',
      ]),
    ],
  },
  {
    type,
    topic: 'wearing',
    next: [
      { label: 'Find what fits your coin', href: '/supplies' },
      { label: 'Choose a chain that lasts', href: '/jewelry-blogs/choosing-a-chain' },
    ],
    products: ['coin-necklace-bezel', '2026-1-10-oz-american-gold-eagle-coin-bu'],
    slug: 'coin-jewelry-without-harm',
    title: 'Wearing a coin without harming it',
    description: 'Bezels that hold a coin by its edge, and what not to let anybody do to it.',
    publishedOn: '2026-05-21',
    picture: 'coin-necklace-bezel',
    sections: [
      section('bezel', 'Use a bezel', [
        'A bezel grips the rim and closes with a screw or prongs. Choose it by the diameter and thickness of the coin, which the product page states. Solder and drilled holes make a coin scrap.',
      ]),
      section('which', 'Which coin', [
        'Tenth-ounce gold coins are light enough for a fine chain. Take a common bullion coin, not a proof: it will be scratched.',
      ]),
      section('price', 'What it costs and brings', [
        'You pay for coin, bezel and chain. When you sell, the coin brings its metal, if it has no marks, and the bezel its gold.',
      ]),
    ],
  },
  {
    type,
    topic: 'buying',
    next: [
      { label: 'See all jewelry', href: '/jewelry' },
      {
        label: 'Read what the stamps in jewelry mean',
        href: '/jewelry-blogs/karat-stamps-explained',
      },
    ],
    products: [
      '14k-yellow-gold-4-mm-bead-beaded-bracelet',
      '14k-rose-gold-twisted-rope-stackable-ring',
    ],
    slug: 'white-yellow-or-rose-gold',
    title: 'White, yellow or rose gold',
    description:
      'The same share of gold, three colors: what is in the rest, and how each one wears.',
    publishedOn: '2026-04-16',
    picture: '14k-yellow-gold-4-mm-bead-beaded-bracelet',
    sections: [
      section('alloy', 'What is in the rest', [
        'Fourteen karat gold is 58.5 percent gold whatever its color. Silver and copper in balance leave it yellow, more copper makes it rose, palladium or nickel makes it white.',
      ]),
      section('wear', 'How it wears', [
        'Rose gold is the hardest of the three. White gold is mostly plated with rhodium, which wears off in a few years and can be renewed. Yellow shows scratches least.',
      ]),
      section('skin', 'Sensitive skin', [
        'About one person in eight reacts to nickel. Ask for white gold with palladium, or take platinum.',
      ]),
    ],
  },
];
