import { createHash } from 'node:crypto';

import { folded } from '../fold.ts';
import { coverageWords } from '../coverage-words.ts';
import type { Coverage, Report, Told } from '../report.ts';
import { plural } from '../grammar.ts';
import { leftOutWords } from '../left-out-words.ts';
import { VERDICT_WORDS, verdictSentences } from '../words.ts';
import { filters } from './filters.ts';
import { findingMarkup } from './finding.ts';
import { markup, trusted, type Markup } from './markup.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** The most names of what was not touched: there is room for all that a report has. */
const MOST_UNTOUCHED = 200;

const LEGS: Record<Report['leg'], string> = {
  spec: 'two documents compared',
  har: 'recorded traffic against the contract',
  pact: 'pacts of consumers against the contract',
  live: 'a running server against the contract',
  mocks: 'the mock backend against the contract',
  generated: 'generated code against the contract',
  all: 'everything that was looked at',
};

/** A page in one file: it loads nothing, may load nothing, and can be read without its script. */
export function page(report: Report): string {
  const [verdict = '', ...others] = verdictSentences(report);
  const title = folded(verdict.replace(/\.$/, ''), 100);
  const { text } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${title} - contract drift</title>
<style>${trusted(STYLE)}</style>
</head>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
<header class="page-header">
<p class="kind">Contract drift: ${LEGS[report.leg]}</p>
<h1>${verdict}</h1>
${others.map((sentence) => markup`<p class="lead">${sentence}</p>`)}
${counts(report)}
</header>
<main>
${leftOut(report)}
${filters(report.findings)}
<div id="findings" tabindex="-1">
${groups(report.findings)}
${setAside(report)}
${report.coverage ? coverage(report.coverage) : ''}
</div>
</main>
<footer><p>Written by bullion-drift. A fingerprint is the address of its finding, also in later reports.</p></footer>
<script>${trusted(SCRIPT)}</script>
</body>
</html>
`;
  return text;
}

/** Nothing but this style and this script; what a text from a document might load is refused. */
const POLICY = [
  "default-src 'none'",
  `style-src ${digest(STYLE)}`,
  `script-src ${digest(SCRIPT)}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function digest(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function counts({ counts: numbers, findings }: Report): Markup {
  if (findings.length === 0) return markup``;
  const rows = [
    ['failing', numbers.failing, undefined],
    ...(['breaking', 'risky', 'safe', 'none'] as const).map(
      (wire) => [VERDICT_WORDS[wire], numbers[wire], wire] as const,
    ),
    ['accepted', numbers.known, undefined],
    ['never called', numbers.unused, undefined],
  ] as const;
  return markup`<dl class="counts">
    ${rows
      .filter(([, number]) => number > 0)
      .map(
        ([name, number, tone]) =>
          markup`<div data-tone="${tone}">
            <dt>${name}</dt>
            <dd>${number}</dd>
          </div>`,
      )}
  </dl>`;
}

/** What could not be looked at comes before what was found: without it all may seem well. */
function leftOut(report: Report): Markup {
  const lines = leftOutWords(report);
  if (lines.length === 0) return markup``;
  return markup`<section class="left-out" aria-labelledby="left-out">
    <h2 id="left-out">What was left out</h2>
    <ul>
      ${lines.map((line) => markup`<li>${line}</li>`)}
    </ul>
  </section>`;
}

function groups(findings: Told[]): Markup[] {
  const anchors = new Map<string, number>();
  const parts: [id: string, name: string, isIn: (finding: Told) => boolean][] = [
    ['failing', 'What fails', ({ fails }) => fails],
    ['others', 'What does not fail', ({ fails, known }) => !fails && !known],
    ['accepted', 'Accepted for now', ({ fails, known }) => !fails && Boolean(known)],
  ];
  return parts.flatMap(([id, name, isIn]) => {
    const inside = findings.filter(isIn);
    if (inside.length === 0) return [];
    return markup`<section class="group" aria-labelledby="${id}">
      <h2 id="${id}">${name} <span>${inside.length}</span></h2>
      ${inside.map((finding) => findingMarkup(finding, anchorIn(anchors, finding)))}
    </section>`;
  });
}

/** The fingerprint; two legs may find the same. */
function anchorIn(taken: Map<string, number>, { fingerprint }: Told): string {
  const number = (taken.get(fingerprint) ?? 0) + 1;
  taken.set(fingerprint, number);
  return number === 1 ? fingerprint : `${fingerprint}-${number}`;
}

/** What a configuration has taken out, so that nothing is hidden silently. */
function setAside({ policy }: Report): Markup {
  if (!policy || policy.ignored.length + policy.off.length === 0) return markup``;
  const lines = [
    ...policy.off.map(({ rule, count }) => `${plural(count, 'finding')} of ${rule}, which is off`),
    ...policy.ignored.map(({ title, ignored }) => `${title}: ${ignored?.reason ?? ''}`),
  ];
  return markup`<section class="set-aside" aria-labelledby="set-aside">
    <h2 id="set-aside">Set aside <span>${lines.length}</span></h2>
    <details>
      <summary>By ${policy.file ?? 'the documents'}</summary>
      <ul>
        ${lines.map((line) => markup`<li dir="auto">${line}</li>`)}
      </ul>
    </details>
  </section>`;
}

function coverage(shares: Coverage): Markup {
  const { caption, rows, remarks } = coverageWords(shares, MOST_UNTOUCHED);
  return markup`<section aria-labelledby="coverage">
    <h2 id="coverage">Coverage</h2>
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Of the contract</th>
          <th scope="col">Seen</th>
          <th scope="col">Of</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ name, seen, of, share }) =>
            markup` <tr>
              <th scope="row">${name}</th>
              <td>${seen}</td>
              <td>${of}</td>
              <td>${share}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${remarks.map((remark) => markup`<p class="why">${remark}</p>`)}
    ${rows
      .filter(({ untouched }) => untouched !== '')
      .map(
        ({ name, untouched }) =>
          markup`<details>
            <summary>Not touched: ${name}</summary>
            <p>${untouched}</p>
          </details>`,
      )}
  </section>`;
}
