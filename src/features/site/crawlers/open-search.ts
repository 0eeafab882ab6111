import { STORE_NAME } from '#commerce/page/titles.ts';

export const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml';

/** The format allows sixteen characters. */
const SHORT_NAME = 'Bold Metals';

/** Describes the search to browsers (OpenSearch 1.1). `origin` is the store's. */
export function openSearchXml(origin: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${SHORT_NAME}</ShortName>
  <Description>Search the products of ${STORE_NAME}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en-us</Language>
  <Image width="192" height="192" type="image/png">${origin}/icon-192.png</Image>
  <Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
  <Url type="text/html" method="get" template="${origin}/search/searchresults?searchkey={searchTerms}"/>
  <Url type="${OPEN_SEARCH_TYPE}" rel="self" template="${origin}/opensearch.xml"/>
</OpenSearchDescription>
`;
}
