import { couponsQuery } from '#api/content.ts';
import { prefetch, preload } from '#api/preload.ts';
import { publicPage } from '#commerce/caching.ts';
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
