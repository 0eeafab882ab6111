import { STORE_NAME } from '#commerce/page/titles.ts';

type Link = readonly [href: string, label: string, says: string];

/** The main pages, by what somebody wants to do. */
const PARTS: Readonly<Record<string, readonly Link[]>> = {
  'What is sold': [
    ['/silver-bullion', 'Silver', 'coins, rounds and bars'],
    ['/gold-bullion', 'Gold', 'coins and bars'],
    ['/platinum-bullion', 'Platinum', 'coins and bars'],
    ['/palladium-bullion', 'Palladium', 'coins and bars'],
    ['/copper', 'Copper', 'rounds and bars'],
    ['/jewelry', 'Jewelry', 'priced by piece'],
    ['/supplies', 'Supplies', 'tubes, capsules and tools for testing'],
    ['/deals', 'Deals', 'sales that run now'],
    ['/bullion-in-stock', 'In stock', 'what is in the vault now'],
  ],
  'Prices and costs': [
    ['/chart/gold-price', 'Price of gold', 'spot price and history, as a chart and as a table'],
    ['/chart/silver-price', 'Price of silver', 'spot price and history'],
    ['/how-much-can-i-buy', 'How much can I buy?', 'the most metal for a sum of dollars'],
    ['/compare', 'Compare products', 'up to four, with their premiums'],
    ['/state-sales-tax', 'State sales tax', 'how each state taxes bullion'],
    ['/sell-to-us', 'Sell to us', 'what the store pays'],
  ],
  'Reading and help': [
    ['/investing-guide', 'Investing guide', 'how to buy, keep and sell metal'],
    ['/glossary', 'Glossary', 'the words of the trade'],
    ['/blogs', 'Blogs', 'articles; also as a feed at /blogs/rss.xml'],
    ['/legals/shipping-insurance', 'Shipping and insurance', 'costs and times'],
    ['/legals/returns', 'Returns and cancellation', 'what they cost'],
    ['/accessibility', 'Accessibility', 'how the store can be used'],
    ['/company/contact-us', 'Contact', 'letters and calls'],
    ['/site-map', 'Site map', 'every category'],
  ],
};

/** What the store is and its main pages, for programs that read for somebody (llmstxt.org). */
export function llmsText(origin: string): string {
  const parts = Object.entries(PARTS).map(([heading, links]) => partOf(heading, links, origin));
  return [
    `# ${STORE_NAME}`,
    '',
    '> A dealer in bullion in the United States: coins, rounds and bars of silver, gold, platinum,',
    '> palladium and copper, jewelry and supplies. It sells to and buys from the public.',
    '',
    'Prices of metal follow the market and are in dollars. A page shows the price of now, by quantity',
    'and by way of payment, and its HTML is complete without scripts. Search with',
    `${origin}/search/searchresults?searchkey=WORDS. All pages are in ${origin}/sitemap.xml.`,
    '',
    ...parts,
  ].join('\n');
}

function partOf(heading: string, links: readonly Link[], origin: string): string {
  const lines = links.map(([href, label, says]) => `- [${label}](${origin}${href}): ${says}`);
  return [`## ${heading}`, '', ...lines, ''].join('\n');
}
