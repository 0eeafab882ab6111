import { folded, listWords } from '../fold.ts';
import type { Told } from '../report.ts';
import { capital, plural } from '../grammar.ts';
import {
  advice,
  codeWords,
  errorWords,
  hasUsage,
  operationWords,
  pageWords,
  placeWords,
  severityWords,
  usageName,
  usageWords,
  VERDICT_WORDS,
} from '../words.ts';
import { markup, type Markup } from './markup.ts';

/** The most characters of a witness or a reason: a page is no place for a whole body. */
const LONGEST_TEXT = 4_000;
/** A longer witness has a line for each of its parts. */
const LONGEST_LINE = 64;
/** A longer witness is folded. */
const LONGEST_OPEN = 400;
/** The most operations or files that are listed. */
const MOST_LISTED = 500;

/** A finding, with an anchor that stays the same as long as its fingerprint does. */
export function findingMarkup(finding: Told, anchor: string): Markup {
  const { id, wire, direction, title, explanation } = finding;
  const data = markup`data-tone="${wire}" data-verdict="${wire}" data-direction="${direction}" data-rule="${id}"`;
  return markup`
<article class="finding" id="${anchor}" ${data}>
<p class="verdict">${capital(VERDICT_WORDS[wire])} <span>${SENT_BY[direction]}</span></p>
<h3 dir="auto">${title}</h3>
<p class="why" dir="auto">${cut(explanation)}</p>
<dl class="facts">${factsOf(finding, anchor).map(fact)}</dl>
</article>`;
}

const SENT_BY = { request: 'in requests', response: 'in answers', both: 'in both directions' };

type Fact = [name: string, value: Markup | string | undefined];

function factsOf(finding: Told, anchor: string): Fact[] {
  const { location, seen, id, fingerprint, fullTitle } = finding;
  return [
    [
      'Whole title',
      fullTitle && folding(plural(fullTitle.length, 'character'), paragraph(fullTitle)),
    ],
    ['Verdict', severityWords(finding)],
    ['Operations', operations(finding)],
    ['Code', codeWords(finding)],
    [capital(usageName(finding)), hasUsage(finding) ? usage(finding) : undefined],
    ['Pages', pageWords(finding)],
    ['Compiler', errorWords(finding)],
    ['Witness', witness(finding)],
    ['Seen', seen && markup`${plural(seen.count, 'time')}${seen.repeat ? block(seen.repeat) : ''}`],
    ['What to do', advice(finding)],
    ['Where', markup`<code>${placeWords(location)}</code>`],
    ['Rule', markup`<code>${id}</code> <a href="#${anchor}"><code>${fingerprint}</code></a>`],
  ];
}

function fact([name, value]: Fact): Markup {
  return value ? markup`<div><dt>${name}</dt><dd>${value}</dd></div>` : markup``;
}

function operations(finding: Told): Markup | string | undefined {
  const words = operationWords(finding);
  const names = finding.operations;
  return words === names.join(', ') ? words : folding(words, listing(names));
}

function usage(finding: Told): Markup | string {
  const words = usageWords(finding);
  const { files } = finding.usage;
  return files.length > 3 ? folding(words, listing(files.map(placeWords))) : words;
}

function witness({ witness: found }: Told): Markup | undefined {
  if (!found) return undefined;
  const { value, acceptedBy, refusedBy, reason } = found;
  const line = JSON.stringify(value) ?? 'nothing';
  const text = line.length > LONGEST_LINE ? (JSON.stringify(value, null, 2) ?? line) : line;
  const code = block(text);
  const isOpen = text.length <= LONGEST_OPEN;
  const isSent = acceptedBy === 'sender';
  const taken =
    acceptedBy === refusedBy ? '' : isSent ? 'Came, ' : `Accepted by the ${acceptedBy}, `;
  const judged = capital(`${taken}refused by the ${refusedBy}: ${folded(reason)}`);
  return markup`${isOpen ? code : folding(plural(text.length, 'character'), code)}${judged}`;
}

function listing(names: string[]): Markup {
  const shown = names.slice(0, MOST_LISTED);
  const more = listWords(names, MOST_LISTED).slice(shown.join(', ').length);
  return markup`<ul>${shown.map((name) => markup`<li>${name}</li>`)}</ul>${more}`;
}

function folding(summary: string, inside: Markup): Markup {
  return markup`<details><summary>${summary}</summary>${inside}</details>`;
}

function paragraph(text: string): Markup {
  return markup`<p dir="auto">${cut(text)}</p>`;
}

function block(text: string): Markup {
  return markup`<pre><code>${cut(text)}</code></pre>`;
}

function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, LONGEST_TEXT)}… (${text.length - LONGEST_TEXT} more characters)`;
}
