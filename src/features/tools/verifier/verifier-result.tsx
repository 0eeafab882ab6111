import { Link } from 'react-router';

import type { Specified } from '#api/catalog/measured.ts';
import { formatMeasure } from '#commerce/format/measure.ts';
import { Icon } from '#ui/icon.tsx';

import { useAnswerHeard } from '#commerce/form/use-answer-heard.ts';
import { MEASURES } from './measures.ts';
import { measureWords, readingsOf, saysWords, verdictOf, type Reading } from './verdict.ts';
import type { Asked } from './verifier-place.ts';
import './verifier-result.css';

const ICONS = { wrong: 'close', fits: 'check', unit: 'warning', open: 'warning' } as const;

/** What the measures of a piece come to, beside the specification of a product. */
export function VerifierResult({ piece, asked }: { piece: Specified; asked: Asked }) {
  const readings = readingsOf(piece, asked);
  const { kind, heading, says } = verdictOf(readings, asked);
  useAnswerHeard(`${heading} ${says}`, '.verifier-form');
  const { weight, length } = asked.tolerance;
  return (
    <section className="verdict" data-kind={kind}>
      <div className="verdict-head">
        <Icon name={ICONS[kind]} />
        <h3 id="verdict" tabIndex={-1}>
          {heading}
        </h3>
        <p>{says}</p>
      </div>
      <Widths reading={readings.find(({ measure }) => measure === 'diameter')} />
      <ul className="readings figures">
        {readings.map((reading) => (
          <ReadingRow key={reading.measure} reading={reading} />
        ))}
        <li data-says="not measured">
          <h4>Fineness</h4>
          <p className="reading-says">not measured</p>
          <p>specified {piece.fineness ?? 'nowhere'}</p>
        </li>
      </ul>
      <p className="muted verdict-note">
        Checked within ±{formatMeasure(weight)} g and ±{formatMeasure(length)} mm. Numbers can show
        that a piece is wrong; they cannot prove that it is right. Specifications are of an unworn
        piece: <Link to={piece.href}>{piece.name}</Link>.
      </p>
    </section>
  );
}

function ReadingRow({ reading }: { reading: Reading }) {
  const { measure, specified, yours, difference, says } = reading;
  return (
    <li data-says={says}>
      <h4>{MEASURES[measure].label}</h4>
      <p className="reading-says">{saysWords(reading)}</p>
      <p>
        {specified === undefined
          ? 'specified nowhere'
          : `specified ${measureWords(measure, specified)}`}
      </p>
      {yours === undefined ? null : (
        <p>
          yours {measureWords(measure, yours)}
          {difference === undefined ? null : `, ${signed(difference)}`}
        </p>
      )}
      {difference === undefined ? null : <Gauge reading={reading} />}
    </li>
  );
}

/** "+0.6", "−1.2", "0". */
function signed(difference: number): string {
  const rounded = Math.round(difference * 1000) / 1000;
  const amount = formatMeasure(Math.abs(rounded));
  return rounded === 0 ? '0' : `${rounded > 0 ? '+' : '−'}${amount}`;
}

/** Width of the box of what is within the tools' exactness, on a line of 100. */
const BOX = 16;

/** Where a measure is on a line around its specification; the words beside it say the same. */
function Gauge({ reading: { difference = 0, tolerance, says } }: { reading: Reading }) {
  const away = (difference / tolerance) * (BOX / 2);
  const at = Math.min(96, Math.max(4, 50 + away));
  return (
    <svg className="gauge" viewBox="0 0 100 16" aria-hidden="true" data-says={says}>
      <path d="M0 8H100" />
      <rect x={50 - BOX / 2} y="2" width={BOX} height="12" />
      <circle cx={at} cy="8" r="3.5" />
    </svg>
  );
}

/** Both diameters to one scale; the words beside it say the same. */
function Widths({ reading }: { reading: Reading | undefined }) {
  const { specified, yours, says } = reading ?? {};
  if (specified === undefined || yours === undefined) return null;
  const scale = 46 / Math.max(specified, yours);
  return (
    <svg className="widths" viewBox="0 0 100 100" aria-hidden="true" data-says={says}>
      <circle className="widths-specified" cx="50" cy="50" r={specified * scale} />
      <circle className="widths-yours" cx="50" cy="50" r={yours * scale} />
      <text x="50" y="46">
        specified
      </text>
      <text x="50" y="60" className="widths-figure">
        {measureWords('diameter', specified)}
      </text>
    </svg>
  );
}
