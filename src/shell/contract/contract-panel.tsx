import { createRoot } from 'react-dom/client';

import type { Mismatch } from '#api/contract/check.ts';
import { DRIFT_COMMAND, findingOf } from '#api/contract/finding.ts';
import { Button } from '#ui/button.tsx';
import { createCell, useCell } from '#ui/cell.ts';
import { announce } from '#ui/toast/announcer.tsx';

import './contract-panel.css';

const mismatches = createCell<readonly Mismatch[]>([]);
let host: HTMLElement | undefined;

/**
 * Development only: shows a mismatch on the page that read the answer; announced when the panel
 * opens.
 */
export function showMismatch(mismatch: Mismatch): void {
  if (!host) {
    host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(<ContractPanel />);
  }
  if (mismatches.get().length === 0) announce('An answer does not match the contract.');
  mismatches.set([...mismatches.get(), mismatch]);
}

function ContractPanel() {
  const shown = useCell(mismatches, []);
  if (shown.length === 0) return null;
  return (
    <section className="contract-panel" aria-labelledby="contract-panel-title">
      <h2 id="contract-panel-title">Not as the contract says: {shown.length}</h2>
      {/* A scrolling area must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul tabIndex={0} aria-labelledby="contract-panel-title">
        {shown.map((mismatch) => (
          <li key={`${mismatch.operation} ${mismatch.field}`}>
            <MismatchSummary mismatch={mismatch} />
          </li>
        ))}
      </ul>
      <p>
        Which code reads them: <code>{DRIFT_COMMAND}</code>
      </p>
      <Button
        onClick={() => {
          mismatches.set([]);
          document.getElementById('main')?.focus();
        }}
      >
        Dismiss
      </Button>
    </section>
  );
}

/** The finding as `npm run drift` would report it. */
function MismatchSummary({ mismatch }: { mismatch: Mismatch }) {
  const { title, explanation, operations, wire } = findingOf(mismatch);
  const { method, path, status, field } = mismatch;
  return (
    <>
      <strong>{title}</strong>
      <p>{explanation}</p>
      <dl>
        <dt>Verdict</dt>
        <dd>{wire}</dd>
        <dt>Operations</dt>
        <dd>{operations.join(', ') || 'none'}</dd>
        <dt>Where</dt>
        <dd>
          {method.toUpperCase()} {path}, status {status}, {field}
        </dd>
      </dl>
    </>
  );
}
