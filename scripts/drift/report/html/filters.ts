import type { Told } from '../report.ts';
import { VERDICT_WORDS } from '../words.ts';
import { markup, type Markup } from './markup.ts';

/** Fewer findings are seen at a glance. */
const LEAST = 2;

/** Search and filters, which the script shows. */
export function filters(findings: Told[]): Markup {
  if (findings.length < LEAST) return markup``;
  return markup`<form class="filters" role="search" aria-labelledby="filters" hidden>
    <h2 id="filters">Find</h2>
    <label for="words">Words in a finding</label>
    <input type="search" id="words" name="words" autocomplete="off" spellcheck="false" />
    <details class="more">
      <summary>Filters</summary>
      <div class="fields">
        <fieldset>
          <legend>Verdict</legend>
          ${verdicts(findings)}
        </fieldset>
        <div>
          <label for="direction">Direction</label>
          <select id="direction" name="direction">
            <option value="">Requests and answers</option>
            <option value="request">Requests</option>
            <option value="response">Answers</option>
          </select>
        </div>
        <div>
          <label for="rule">Rule</label>
          <select id="rule" name="rule">
            <option value="">All rules</option>
            ${rules(findings)}
          </select>
        </div>
      </div>
    </details>
    <div class="shown">
      <p role="status"></p>
      <button type="button">Show all</button>
    </div>
  </form>`;
}

function verdicts(findings: Told[]): Markup[] {
  return (['breaking', 'risky', 'safe', 'none'] as const).flatMap((wire) => {
    const number = findings.filter((finding) => finding.wire === wire).length;
    if (number === 0) return [];
    const box = markup`<input type="checkbox" name="verdict" value="${wire}" checked>`;
    return markup`<label class="choice">${box} ${VERDICT_WORDS[wire]} <span>${number}</span></label>`;
  });
}

function rules(findings: Told[]): Markup[] {
  const numbers = new Map<string, number>();
  for (const { id } of findings) numbers.set(id, (numbers.get(id) ?? 0) + 1);
  return [...numbers.keys()]
    .toSorted()
    .map((id) => markup`<option value="${id}">${id} (${numbers.get(id)})</option>`);
}
