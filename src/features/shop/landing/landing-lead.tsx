import { useLocation } from 'react-router';

import type { Listing } from '#api/catalog/listing-model.ts';
import { Part } from '#commerce/page/part.tsx';
import { categoryPath } from '#lib/category-path.ts';

import { landingMetal } from './landing-metal.ts';
import { MetalPrice } from './metal-price.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { isScaled, ScaledTiles } from './scaled-tiles.tsx';
import { StartWith } from './start-with.tsx';
import { WordTiles } from './word-tiles.tsx';

/**
 * What leads into the list of a metal or of a kind of goods: its price, its parts in pictures, what
 * beginners buy, and its parts in words.
 */
export function LandingLead({ listing }: { listing: Listing }) {
  const metal = landingMetal(categoryPath(useLocation().pathname));
  const { tileGroups = [], startWith = [] } = listing.category ?? {};
  const pictured = tileGroups.filter(({ tiles }) => tiles.some(({ imagePath }) => imagePath));
  const others = tileGroups.filter((group) => !pictured.includes(group));
  return (
    <>
      {metal ? (
        <Part name="The price" headingId="results">
          <MetalPrice metal={metal} />
        </Part>
      ) : null}
      {pictured.map((group) =>
        isScaled(group) ? (
          <ScaledTiles key={group.heading} group={group} />
        ) : (
          <PictureTiles key={group.heading} group={group} />
        ),
      )}
      {startWith.length > 0 ? <StartWith products={startWith} guide={metal !== undefined} /> : null}
      {others.map((group) => (
        <WordTiles key={group.heading} group={group} />
      ))}
    </>
  );
}
