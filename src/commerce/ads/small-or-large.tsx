import type { ComponentProps } from 'react';

import type { ShownImage } from '#api/content/showcase.ts';

type Props = { image: ShownImage; size: number } & Pick<
  ComponentProps<'img'>,
  'loading' | 'fetchPriority'
>;

/** An image with its text from the API, square and `size` pixels wide, for small screens another. */
export function SmallOrLarge({ image: { src, small, alt }, size, ...how }: Props) {
  const large = <img {...how} src={src} alt={alt} width={size} height={size} />;
  if (!small) return large;
  return (
    <picture>
      <source media="(width < 40rem)" srcSet={small} />
      {large}
    </picture>
  );
}
