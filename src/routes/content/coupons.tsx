import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preload } from '#api/cache/preload.ts';
import { couponsQuery } from '#api/content/content.ts';
import { CouponList } from '#features/content/coupon-list.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader() {
  return preload(couponsQuery());
}

export function clientLoader() {
  return prefetch(couponsQuery());
}

export default CouponList;
