import type { Direction, Verdict } from '../finding.ts';

type Rule = { id: string; wire: Verdict; direction: Direction };

/** Steps for a kind of change; the first pattern that matches a rule counts. */
const RECIPES: [RegExp, string[]][] = [
  [
    /^(operation|path)-removed$/,
    [
      'Release the replacement beside the old operation.',
      'Mark the old one `deprecated: true`, name the replacement in its description, and set `x-sunset` to its last day. Answer with the headers Deprecation and Sunset.',
      'Tell the clients, and wait for that day. Recorded traffic shows who still calls it.',
      'Remove it. For a while answer 410 Gone at its address, not another operation.',
    ],
  ],
  [
    /^(webhook|callback)-removed$/,
    [
      'Send the new call beside the old one to those who have asked for it.',
      'Mark the old one `deprecated: true` with `x-sunset`, and tell its receivers the last day.',
      'Stop sending it after that day.',
    ],
  ],
  [
    /parameter-removed$/,
    [
      'Mark the parameter `deprecated: true` with `x-sunset`, and go on heeding it.',
      'Tell the clients what to send in its place; wait until traffic has it no longer.',
      'Remove it from the contract. Let the server ignore it rather than refuse the call.',
    ],
  ],
  [
    /^(required-parameter-added|parameter-became-required|required-body-added|body-became-required|part-header-required)$|^request-.*(became-required|required-property-(added|allowed|shown)|dependent-required-narrowed)$/,
    [
      'Add it as optional, and let leaving it out mean what it meant before: write that as its default.',
      'Let clients send it. Recorded traffic shows who leaves it out.',
      'Require it only when nobody does, or in a new version of the operation.',
    ],
  ],
  [
    /^parameter-(moved|writing-changed|style-changed|takes-one)$/,
    [
      'Take the new way beside the old one: read both places, or both ways of writing.',
      'For a way of writing that cannot be told from the old one, add a parameter of another name.',
      'Deprecate the old way, wait until traffic has it no longer, and remove it.',
    ],
  ],
  [
    /^(parameter-)?(request-|response-)?default-(changed|removed)$|^parameter-default-(changed|removed)$/,
    [
      'Keep the default, and ask clients to send the value that they mean.',
      'When traffic no longer leaves it out, change the default; or give the new meaning to a new parameter or operation.',
    ],
  ],
  [
    /^security-/,
    [
      'Accept the new way to authenticate beside the old one: list both under `security`.',
      'Give clients their new keys or scopes before anything is refused.',
      'Log calls that still use the old way; remove it when there are none.',
    ],
  ],
  [
    /^server-/,
    [
      'Let the old address answer as long as clients may use it, beside the new one.',
      'List both under `servers`. A redirect with 308 helps only clients that follow it.',
      'Remove the old address when its log is empty.',
    ],
  ],
  [
    /^(request-media-type-removed|response-media-type-removed|body-removed|response-body-removed|call-media-type-added|header-style-changed|part-encoding-changed)$/,
    [
      'Offer the new form beside the old one, chosen by Accept or Content-Type.',
      'Announce the last day of the old form, and look in traffic for who still uses it.',
      'Remove the old form after that day.',
    ],
  ],
  [
    /^(success-status-removed|answer-status-removed|answer-body-added|default-response-removed)$/,
    [
      'Go on answering with the old status; give the new one to a new version or operation.',
      'If it must change: let clients first treat any 2xx as a success, then change it.',
    ],
  ],
  [
    /^(required-)?header-(removed|became-optional)$|^call-body-became-optional$/,
    [
      'Go on sending it, and send the replacement beside it.',
      'Let clients learn to do without, then stop.',
    ],
  ],
  [
    /^response-.*property-(removed|became-optional|refused|schema-removed|became-write-only)$/,
    [
      'Add the replacement beside it, and go on filling the old field.',
      'Mark the old field `deprecated: true` with `x-sunset`, and tell the clients.',
      'After that day make it optional, if it was required, and then remove it.',
    ],
  ],
  [
    /^request-.*property-(removed|refused|became-read-only)$/,
    [
      'Mark the field `deprecated: true` with `x-sunset`, and go on heeding it.',
      'Let the server ignore it afterwards rather than refuse the call.',
      'Remove it from the contract when traffic has it no longer.',
    ],
  ],
  [
    /^(request|response)-(.*-)?(changed|replaced|hint)$/,
    [
      'Leave the field as it is, and add one of another name in the new form.',
      'Read and answer both; mark the old one `deprecated: true` with `x-sunset`.',
      'Remove the old one after that day. In a field that cannot be doubled, use a new version of the operation.',
    ],
  ],
  [
    /^response-(.*enum.*|alternative-added|discriminator-.*)$/,
    [
      'Ask clients to read tolerantly first: an unknown value is handled as "other".',
      'Say so in the contract (`x-extensible-enum`, or a text with examples in place of an enum).',
      'Send the new value then; or at first only to clients that ask for it by a parameter or version.',
    ],
  ],
  [
    /^request-/,
    [
      'Go on accepting what was allowed, and warn: log it, or answer with the header Deprecation.',
      'Publish the new limit as a description first, and tell the clients whose calls exceed it.',
      'Refuse only when recorded traffic has no such values, or in a new version of the operation.',
    ],
  ],
  [
    /^response-/,
    [
      'Let clients learn to read the new values first; tell them when those begin.',
      'Until then send only what was promised, or the new values in a field beside the old one.',
      'Publish the wider contract before the server uses it.',
    ],
  ],
  [
    /^/,
    [
      'Keep the old form beside the new one, and mark it `deprecated: true` with `x-sunset`.',
      'Remove it after that day, when nobody uses it.',
    ],
  ],
];

const ADDED = [
  'It can be released at once: clients that do not know it are not hurt.',
  'What is published is promised: taking it away again is breaking. A part that may still change can be marked `x-stability-level: beta`.',
];
const SAFE = [
  'It can be released at once.',
  'Publish the contract with the server, since the way back may be breaking.',
];
const RENAMED = [
  'Nothing changes on the wire.',
  'Announce it to teams that generate code: they generate again and follow the compiler. Names that never change spare them that.',
];
const NOTED = ['Nothing changes on the wire: the contract says more, or less, of the same.'];
const DEPRECATED = [
  'Set `x-sunset` to the last day, name the replacement in the description, and tell the clients.',
  'Answer with the headers Deprecation and Sunset, and wait for that day before it is removed.',
];

/** Concrete steps with which a change hurts nobody. */
export function recipeOf({ id, wire }: Rule): string[] {
  if (/^deprecated$|-property-deprecated$/.test(id)) return DEPRECATED;
  if (/renamed$|^operation-id-changed$/.test(id)) return RENAMED;
  if (wire === 'none') return NOTED;
  if (wire === 'safe') return id.endsWith('-added') ? ADDED : SAFE;
  return RECIPES.find(([pattern]) => pattern.test(id))?.[1] ?? SAFE;
}

/** Steps after a finding that is not about two documents. */
export function remedyOf({ id, direction }: Rule): string[] {
  if (/^(known|ignore)-/.test(id))
    return ['Take the entry out of the file, or agree on a new day.'];
  if (id === 'stability-lowered') {
    return [
      'Leave the level as it is, and publish what may still change as an operation of its own.',
      'If the promise has to be taken back: deprecate the operation with `x-sunset`, and release a draft beside it.',
    ];
  }
  if (id.startsWith('mock-') || id === 'validators-disagree') {
    return ['Mend the handler in mocks/, or the contract where it is wrong.'];
  }
  if (id.startsWith('expected-')) {
    return [
      'If servers always answer so, promise it in the contract: what is required, closed lists of values, formats.',
      'If not, let the consumer do without it, or take all that the contract allows. The line `seen` of the report names its interaction.',
    ];
  }
  if (id.startsWith('generated-') || id.startsWith('clients-')) {
    return ['Generate again; if it stays, mend the settings of the generator.'];
  }
  return direction === 'request'
    ? [
        'If servers may rely on it, describe it in the contract: as optional, and so that what was allowed stays allowed.',
        'If not, mend the client that sends it. The line `seen` of the report repeats the call.',
      ]
    : [
        'Mend the server, and add the call to its tests. The line `seen` of the report repeats it.',
        'If the server is right, describe in the contract what it answers. For clients this is a change: compare the contracts with spec.',
      ];
}
