import { Link, useNavigate } from 'react-router';

import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { addedState } from '../added-state.ts';
import { AddHoldingForm } from './add-holding-form.tsx';
import type { AddStart } from './add-start.ts';

const PORTFOLIO = '/bold-bullion-portfolio';

/** §3 The page that adds a purchase to the portfolio. */
export function AddHoldingPage({ start }: { start: AddStart }) {
  const navigate = useNavigate();
  return (
    <div className="page-width stack">
      <Breadcrumb trail={[{ label: 'Portfolio', href: PORTFOLIO }]} here="Add a holding" />
      <PageHeading>Add a holding</PageHeading>
      <p className="add-import">
        <Link to="/bold-bullion-portfolio/import">Import many from a file instead</Link>
      </p>
      <AddHoldingForm
        start={start}
        onClosed={(says) => void navigate(PORTFOLIO, { state: addedState(says) })}
      />
    </div>
  );
}
