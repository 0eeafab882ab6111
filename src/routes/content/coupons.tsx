import { prefetch, preload } from '#api/cache/preload.ts';
import { couponsQuery } from '#api/content/content.ts';
import { publicPage } from '#commerce/page/caching.ts';
import { CouponList } from '#features/content/coupon-list.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const headers = publicPage;

export function loader() {
  return preload(couponsQuery());
}

export function clientLoader() {
  return prefetch(couponsQuery());
}

export default CouponList;
