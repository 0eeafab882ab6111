/** Rules for requests that the API sends: they are judged like answers. */
const SENT: Record<string, string> = {
  'parameter-added': 'header-added',
  'required-parameter-added': 'header-added',
  'parameter-became-required': 'header-became-required',
  'parameter-became-optional': 'header-became-optional',
  'query-parameter-removed': 'header-removed',
  'deprecated-parameter-removed': 'header-removed',
  'header-parameter-removed': 'header-removed',
  'cookie-parameter-removed': 'header-removed',
  'required-body-added': 'response-body-added',
  'body-added': 'response-body-added',
  'body-removed': 'response-body-removed',
  'body-became-required': 'call-body-became-required',
  'body-became-optional': 'call-body-became-optional',
  'request-media-type-added': 'call-media-type-added',
  'request-media-type-removed': 'call-media-type-removed',
};

/** Rules for answers that the API receives: they are judged like requests. */
const AWAITED: Record<string, string> = {
  'success-status-removed': 'answer-status-removed',
  'error-status-removed': 'answer-status-removed',
  'default-response-removed': 'answer-status-removed',
  'success-status-added': 'answer-status-added',
  'error-status-added': 'answer-status-added',
  'default-response-added': 'answer-status-added',
  'response-body-added': 'answer-body-added',
  'response-body-removed': 'answer-body-removed',
  'response-media-type-narrowed': 'response-media-type-removed',
  'header-added': 'parameter-added',
  'header-removed': 'header-parameter-removed',
  'required-header-removed': 'header-parameter-removed',
  'header-became-required': 'parameter-became-required',
  'header-became-optional': 'parameter-became-optional',
};

/** The rule for a difference in a webhook or callback, where the API sends the request. */
export function inCalls(id: string, place: string): string {
  return (place.startsWith('request') ? SENT[id] : AWAITED[id]) ?? id;
}
