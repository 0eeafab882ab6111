/** Sentences of reviews of the shop itself: within a topic, any opening fits any end. */

/** What shoppers write about a shop: its parcels, its people, and what it pays. */
export type ShopTopic = 'delivery' | 'support' | 'selling';

type ByStars = Readonly<Record<number, readonly string[]>>;

export const SHOP_TOPICS: readonly ShopTopic[] = ['delivery', 'support', 'selling'];

export const SHOP_HEADINGS: Readonly<Record<ShopTopic, ByStars>> = {
  delivery: {
    5: ['On the porch when they said', 'A parcel that gives nothing away', 'Quick and quiet'],
    4: ['Fine, with one wish', 'Good delivery, a small wait'],
    3: ['It came, in the end', 'All right, not smooth'],
    2: ['Delivery let it down', 'Expected better'],
    1: ['Not again', 'Too long on the road'],
  },
  support: {
    5: ['A person answers', 'They care', 'Good people to deal with'],
    4: ['Helpful, after a wait', 'A friendly answer'],
    3: ['Polite, and no more', 'So-so'],
    2: ['It took too many calls', 'Expected more of them'],
    1: ['I gave up asking', 'No answer'],
  },
  selling: {
    5: ['Selling without fuss', 'A fair offer, kept', 'I would sell here again'],
    4: ['Fair on the whole', 'Good, with one remark'],
    3: ['Neither good nor bad', 'As they said'],
    2: ['Not what I hoped for', 'Selling took nerves'],
    1: ['I sold elsewhere', 'Not a fair deal'],
  },
};

export const SHOP_OPENINGS: Readonly<Record<ShopTopic, ByStars>> = {
  delivery: {
    5: [
      'Six orders this year and each came in a plain box with nothing to guess at.',
      'Ordered after lunch, shipped the next morning, signed for on Thursday.',
      'The tracking page told the truth from the first scan to my door.',
      'They asked whether somebody is home before they sent it with a signature.',
    ],
    4: [
      'It came a day after the date they had named, packed as if for the moon.',
      'Delivery was fine; a message when the check had cleared would have been nice.',
    ],
    3: [
      'Nine days from payment to parcel, though nothing was damaged.',
      'Two boxes for one order, and I had to be at home twice.',
    ],
    2: [
      'The parcel sat in one place for a week before anybody looked into it.',
      'The carrier left a slip although I was at home, and the shop could only wait.',
    ],
    1: [
      'The address was right on the order and wrong on the label, twice.',
      'Five weeks until a presale shipped that was to take two.',
    ],
  },
  support: {
    5: [
      'I called about a wire that my bank had held, and one person saw it through.',
      'As a first-time buyer I asked ten questions and got ten answers in plain words.',
      'They moved my order to another address before it was packed, on the phone.',
      'The chat told me honestly that a cheaper round would do for what I wanted.',
    ],
    4: [
      'The answer was complete, it only took until the next morning.',
      'Ten minutes on hold, then somebody who knew what a privy mark is.',
    ],
    3: [
      'Everybody was polite, and I still do not know why my check took six days.',
      'The first answer was a stock text, the second one helped.',
    ],
    2: [
      'I explained the same order to three people.',
      'A call back was promised for Tuesday; I called again on Friday.',
    ],
    1: [
      'Nobody answered about the missing capsule, by phone or by mail.',
      'My question was closed without an answer.',
    ],
  },
  selling: {
    5: [
      'Sold them twenty coins: the quote held, the label was free, the money came in three days.',
      'They counted over the phone with me and paid to the cent what the page had said.',
      'I sold a bar from another dealer and they did not mark it down for that.',
      'The offer was the best of the four that I asked for.',
    ],
    4: [
      'The price was fair; the bank transfer took a day more than they said.',
      'A good offer for coins, a thin one for the odd medal.',
    ],
    3: [
      'They paid a little under spot, which was what they had said.',
      'The offer was average and the forms were long.',
    ],
    2: [
      'Silver fell before my parcel was there, and so did the offer.',
      'It took eleven days from my parcel to my money.',
    ],
    1: [
      'They called my worn dollars scrap and offered melt.',
      'The quote ran out while I waited for the label.',
    ],
  },
};

export const SHOP_ENDINGS: Readonly<Record<'good' | 'bad', readonly string[]>> = {
  good: ['I will be back.', 'Recommended.', 'That is how I like it.', '', '', ''],
  bad: ['It can be done better.', 'I may try again.', '', ''],
};

export const SHOP_REPLIES: readonly string[] = [
  'Thank you for telling us. We have read your order again and written to you about what went wrong.',
  'We are sorry that you had to ask more than once. One person looks after it now and has written to you.',
  'This took too long, and we have changed how we do it. We have written to you.',
];
