import type { ReactNode } from 'react';

import { Part } from '#commerce/part.tsx';

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
          <Part key={strip.id} name={strip.title} headingId={strip.id}>
            <ProductStrip strip={strip} />
          </Part>
        ))}
        <WaysIn />
        <Promises />
        {children}
      </div>
    </>
  );
}
