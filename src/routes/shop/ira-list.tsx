import { publicPage } from '#gateway/calls.server.ts';
import { useLocation } from 'react-router';

import { CategoryScreen } from '#features/shop/list/category-screen.tsx';
import { IraListLead } from '#features/shop/shelves/ira-list/ira-list-lead.tsx';
import { NoneForIra } from '#features/shop/shelves/ira-list/none-for-ira.tsx';
import { placeParameters } from '#features/shop/place.ts';
import { categoryPath } from '#lib/category-path.ts';

export {
  categoryMeta as meta,
  loadCategory as loader,
  prefetchCategory as clientLoader,
} from '#features/shop/list/category-route.ts';
export { waitsForLoader as shouldRevalidate } from '#features/shop/list/load-listing.ts';
export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage(...placeParameters)];

/** Metal for an IRA, led into by what makes it eligible. */
export default function IraList() {
  const category = categoryPath(useLocation().pathname);
  const own = { Lead: IraListLead, Nothing: NoneForIra };
  return <CategoryScreen key={category} category={category} {...own} />;
}
