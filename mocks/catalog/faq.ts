import { isBullion } from './categories/category.ts';
import { countryName } from './countries.ts';
import type { Product } from './product.ts';

export interface Question {
  question: string;
  answer: string;
}

const METAL_FAQ: Readonly<Record<Product['metal'], readonly Question[]>> = {
  silver: [
    {
      question: 'Why is the premium on silver a larger percentage than on gold?',
      answer:
        'Striking, packing and shipping an ounce costs about the same in either metal, but an ounce of silver is worth far less, so the same cost is a larger share of the price.',
    },
    {
      question: 'What are milk spots?',
      answer:
        'White, cloudy marks that can appear on silver years after it was struck. They do not change weight or fineness. Pieces that show them are sold as Impaired for less.',
    },
  ],
  gold: [
    {
      question: 'What is the difference between 22 karat and 24 karat coins?',
      answer:
        'A 22 karat coin such as the Eagle or the Krugerrand holds its full stated weight of gold plus a little copper or silver that hardens it, so it weighs more than an ounce. A 24 karat coin is softer and almost pure.',
    },
    {
      question: 'Why do small gold pieces cost more per ounce?',
      answer:
        'Each piece must be struck, tested and packed. On a gram that cost is spread over very little gold, on a hundred grams over a lot.',
    },
  ],
  platinum: [
    {
      question: 'How does platinum differ from gold as an investment?',
      answer:
        'Its market is smaller, its price depends more on industry, and dealers quote a wider gap between buying and selling. It suits a part of a holding rather than the whole.',
    },
  ],
  palladium: [
    {
      question: 'Is palladium easy to sell again?',
      answer:
        'Yes, but expect a wider spread than with gold or silver, because fewer people trade it. Well-known coins and sealed bars sell best.',
    },
  ],
  copper: [
    {
      question: 'Does the price of copper rounds follow the copper market?',
      answer:
        'Hardly. An ounce of copper is worth well under a dollar, so most of the price is the work of striking it.',
    },
    {
      question: 'Is this a troy ounce?',
      answer:
        'No. Copper is sold by the avoirdupois ounce of 28.35 grams, which is lighter than the troy ounce of 31.1 grams used for precious metals.',
    },
  ],
  none: [],
};

const FORM_FAQ: Readonly<Record<Product['form'], readonly Question[]>> = {
  coin: [
    {
      question: 'Can I choose the year?',
      answer:
        'Products with a date in their name ship with that date. For "Random Year" products we choose from what we have, which is why they cost less.',
    },
  ],
  bar: [
    {
      question: 'Do bars come with a certificate?',
      answer:
        'Small minted bars are sealed in an assay card that states weight and fineness. Larger and cast bars carry these stamped into the metal, often with a serial number.',
    },
  ],
  round: [
    {
      question: 'Is a round legal tender?',
      answer:
        'No. Rounds are made by private mints and carry no face value, even when they look like a famous coin.',
    },
  ],
  note: [
    {
      question: 'Why do Goldbacks cost about twice their gold?',
      answer:
        'The layer of gold is thinner than a hair and costly to place. You pay for a form of gold that can be spent and divided, not for the cheapest ounce.',
    },
  ],
  jewelry: [
    {
      question: 'Does the price of jewelry change with spot?',
      answer:
        'Not from minute to minute. Jewelry has a fixed price for metal, stones and work, and it is always taxed where a sales tax exists.',
    },
    {
      question: 'How do I find my size?',
      answer:
        'Measure a ring that fits across its inside, or a wrist with a strip of paper, and choose the next size up when you are in between.',
    },
  ],
  supply: [
    {
      question: 'How do I know what fits my coin?',
      answer:
        'Compare the diameter on the product page of your coin with the one given here. Direct fit capsules must match to a few tenths of a millimeter.',
    },
  ],
};

function iraQuestion({ ira }: Product): Question {
  return {
    question: 'Can I hold this in an IRA?',
    answer: ira
      ? 'Yes, in a self-directed precious-metals IRA. It has to be bought through your custodian and kept by a depository.'
      : 'No. Custodians do not accept it, because of its fineness, its maker, its grading or its kind.',
  };
}

function reportQuestion({ reportable1099b }: Product): Question {
  return {
    question: 'Is a later sale to a dealer reported?',
    answer: reportable1099b
      ? 'It belongs to the kinds that a dealer reports on form 1099-B once a sale passes a certain quantity. This is no tax advice.'
      : 'It is not on the list of items that dealers report on form 1099-B. A gain is still yours to declare. This is no tax advice.',
  };
}

function originQuestion({ country, mintName }: Product): Question {
  return {
    question: 'Who makes it?',
    answer: `${mintName}. It is issued in ${countryName(country)}.`,
  };
}

/** Questions and answers for the page of a product, by its metal and form. */
export function faqOf(product: Product): Question[] {
  const bullion = isBullion(product);
  return [
    ...FORM_FAQ[product.form],
    ...(bullion ? METAL_FAQ[product.metal] : []),
    ...(bullion && product.packaging !== 'set' ? [originQuestion(product)] : []),
    ...(bullion && product.metal !== 'copper'
      ? [iraQuestion(product), reportQuestion(product)]
      : []),
  ];
}
