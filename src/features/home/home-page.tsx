import type { ReactNode } from 'react';

import { Opening } from './opening.tsx';
import { ProductStrip } from './product-strip.tsx';
import { Promises } from './promises.tsx';
import { strips, type Strip } from './strips.ts';
import { WaysIn } from './ways-in.tsx';

/** The home page. `children` are what customers say. */
export function HomePage({ children }: { children: ReactNode }) {
  return (
    <>
      <Opening />
      <div className="page-width">
        {strips.map((strip: Strip) => (
          <ProductStrip key={strip.id} strip={strip} />
        ))}
        <WaysIn />
        <Promises />
        {children}
      </div>
    </>
  );
}
