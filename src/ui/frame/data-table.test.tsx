// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { DataTable } from './data-table.tsx';

afterEach(cleanup);

for (const captionHidden of [true, false]) {
  test(`a table has its caption as its name, ${captionHidden ? 'out of sight' : 'shown'}`, () => {
    render(
      <DataTable caption="What you hold of each metal" captionHidden={captionHidden}>
        <tbody />
      </DataTable>,
    );
    expect(screen.getByRole('table', { name: 'What you hold of each metal' })).toBeTruthy();
  });
}
