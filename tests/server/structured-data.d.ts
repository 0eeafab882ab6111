/** The two packages that judge structured data have no types of their own. */
declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean; embedSource?: readonly string[] });
    parse(html: string): { jsonld: Record<string, object[]>; errors: object[] };
  }
}

declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    rootType: string;
  };
  export default class Validator {
    validate(extracted: object): Promise<Issue[]>;
  }
}
