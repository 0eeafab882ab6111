/** Parts of reviews: within a kind, any opening fits any middle and end. */

type ByStars = Readonly<Record<number, readonly string[]>>;

/** Bullion, jewelry and supplies have texts of their own. */
export type ReviewKind = 'bullion' | 'jewelry' | 'supply';

export const HEADINGS: ByStars = {
  5: [
    'Exactly what I hoped for',
    'Beautiful in hand',
    'Fast and well packed',
    'Will order again',
    'Better than the photos',
    'Great price, no surprises',
    'Arrived early',
    'Five stars from me',
  ],
  4: ['Very good', 'Happy overall', 'Nice, if a bit slow', 'Good value', 'Almost perfect'],
  3: ['It is fine', 'Average', 'Fair, with reservations', 'Took a while'],
  2: ['Expected better', 'Packaging let it down', 'Not what I pictured'],
  1: ['Not for me', 'Had to send it back', 'Disappointed'],
};

export const OPENINGS: Readonly<Record<ReviewKind, ByStars>> = {
  bullion: {
    5: [
      'The {thing} looks superb.',
      'Third time I bought this {thing} and it never let me down.',
      'Bright, sharp edges, no marks that I can find.',
      'Weighed and measured it: right on the numbers.',
      'Picked this {thing} for a gift and now want one for myself.',
      'Pinged it next to one I trust and the sound matches.',
      'The {thing} has real presence when you hold it.',
      'Looks as if nobody had touched it before me.',
    ],
    4: [
      'A good {thing} with one tiny mark near the edge.',
      'Quality is there, the price could be a little keener.',
      'Pleased with the {thing}; I would have liked a capsule with it.',
    ],
    3: [
      'The {thing} is genuine but has more marks than I like.',
      'Metal is metal, just do not expect a collector piece.',
      'Decent {thing}, the premium went up while I was deciding.',
    ],
    2: [
      'My {thing} had a stain on one side.',
      'The {thing} slid around in the parcel and picked up a scratch.',
    ],
    1: [
      'The {thing} was scratched across the main design.',
      'I waited far longer for the {thing} than I was told.',
    ],
  },
  jewelry: {
    5: [
      'Wore the {thing} the day it came and got compliments.',
      'The {thing} feels solid and came in a pretty box.',
      'The metal stamp is there and the color is true.',
      'Bought the {thing} for an anniversary; there were tears.',
      'The polish is even and nothing catches on a sleeve.',
      'Looks twice its price.',
    ],
    4: [
      'Lovely {thing}, a touch lighter than I imagined.',
      'Pretty, though the size runs a little small.',
      'Well made {thing}; the photo shows it slightly larger.',
    ],
    3: ['The {thing} is pretty but thin.', 'Color is a bit paler than on my screen.'],
    2: ['The {thing} came with a dull spot.', 'The size was off by half.'],
    1: ['The {thing} came damaged.', 'It is much smaller than I pictured.'],
  },
  supply: {
    5: [
      'Fits exactly as described.',
      'Does what it should and feels sturdy.',
      'Ordered one to try and came back for more.',
      'My coins have never been so tidy.',
      'Simple, solid, and not overpriced.',
    ],
    4: ['Works well; instructions would help.', 'Good, if a bit tight at first.'],
    3: ['Does the job, feels a little thin.', 'All right, but I have seen clearer plastic.'],
    2: ['One of them was cracked.', 'Fit is too loose for me.'],
    1: ['It broke on the first day.', 'Did not fit what I bought it for.'],
  },
};

/** About the order, not the product, so they suit every kind. */
export const MIDDLES: Readonly<Record<'good' | 'bad', readonly string[]>> = {
  good: [
    'Discreet box, nothing rattled, delivery went smoothly.',
    'Ordered on a Monday, in my hands on Friday.',
    'Paid by eCheck and saved the surcharge.',
    'The tracking mail came the same day.',
    'The price was locked while I found my card, which I liked.',
    'Compared a few shops and this one came out lowest with shipping.',
    'Packed so well that it took me scissors and patience.',
    'A question by phone was answered in two minutes.',
  ],
  bad: [
    'Support answered within a day and was polite about it.',
    'A clearer photo would have spared me this.',
    'It took a week before the tracking number moved.',
    'They offered an exchange, so it ended well enough.',
  ],
};

export const ENDINGS: Readonly<Record<'good' | 'bad', readonly string[]>> = {
  good: [
    'Recommended.',
    'I will be back.',
    'Already ordered two more.',
    'No complaints at all.',
    '',
    '',
  ],
  bad: ['I may try again.', 'Others may be luckier.', '', ''],
};

/** Reviews are signed 'Stacker in Ohio', never with a name. */
export const HABITS = [
  'Stacker',
  'Collector',
  'First-time buyer',
  'Regular customer',
  'Gift giver',
  'Coin club member',
  'Weekend shopper',
  'Retired teacher',
  'Long-term holder',
] as const;

export const STATES = [
  'Texas',
  'Ohio',
  'Florida',
  'Oregon',
  'Arizona',
  'Michigan',
  'Tennessee',
  'Idaho',
  'Pennsylvania',
  'Colorado',
  'Georgia',
  'Montana',
  'North Carolina',
  'Wisconsin',
] as const;

export const REPLIES = [
  'Thank you for telling us. We asked our packing team to look at this and wrote to you about an exchange.',
  'We are sorry about this. Please send a photo through your order page and we will put it right.',
  'Thank you for the honest words. This is not what we want you to receive, and we have written to you.',
] as const;
