/** A thing of schema.org, as JSON. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * What each type of the store cannot be without: what search engines ask for, and what makes it of
 * use. A type that is not here is a fault.
 */
export const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name', 'description', 'url', 'dateModified', 'publisher'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Answer: ['text'],
  Article: ['headline', 'description', 'url', 'author', 'publisher'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPage: ['name', 'description', 'url', 'dateModified', 'publisher'],
  DefinedRegion: ['addressCountry'],
  DefinedTerm: ['name', 'description', 'url'],
  DefinedTermSet: ['name', 'url', 'hasDefinedTerm'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'position'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position', 'name'],
  MerchantReturnPolicy: ['merchantReturnLink'],
  MonetaryAmount: ['value', 'currency'],
  NewsArticle: ['headline', 'description', 'url', 'datePublished', 'author', 'publisher'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'seller'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  OnlineStore: ['name', 'url'],
  Organization: ['name'],
  Product: ['name', 'description', 'image'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  WebPage: ['name', 'description', 'url', 'dateModified', 'publisher'],
  WebSite: ['name', 'url', 'potentialAction'],
};

/** Fields that are addresses of the store. */
const ADDRESSES = ['url', 'item', 'image', 'merchantReturnLink', 'urlTemplate'];

/** All things in what a page says, with those within others. */
export function allThings(said: unknown): Thing[] {
  if (Array.isArray(said)) return said.flatMap(allThings);
  if (typeof said !== 'object' || said === null) return [];
  return [...(isThing(said) ? [said] : []), ...Object.values(said).flatMap(allThings)];
}

/** What is wrong with a thing, without those within it. */
export function faultsOf(thing: Thing, origin: string): string[] {
  const type = thing['@type'];
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type that a page of the store needs`];
  return [
    ...required.filter((name) => isEmpty(thing[name])).map((name) => `${type} has no ${name}`),
    ...ADDRESSES.filter((name) => name in thing && !isOf(origin, thing[name])).map(
      (name) => `${type}.${name} is no address of the store`,
    ),
  ];
}

function isThing(said: object): said is Thing {
  return '@type' in said && typeof said['@type'] === 'string';
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && !value[0])
  );
}

function isOf(origin: string, value: unknown): boolean {
  return typeof value === 'string' && value.startsWith(`${origin}/`);
}
