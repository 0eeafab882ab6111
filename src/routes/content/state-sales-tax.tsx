import { publicPage } from '#gateway/calls.server.ts';
import { prefetch, preload } from '#api/cache/preload.ts';
import { stateTaxQuery } from '#api/content/content.ts';
import { StateTaxTable } from '#features/content/state-tax-table.tsx';

export { ScreenError as ErrorBoundary } from '#shell/screen-error.tsx';
export const middleware = [publicPage()];

export function loader() {
  return preload(stateTaxQuery());
}

export function clientLoader() {
  return prefetch(stateTaxQuery());
}

export default StateTaxTable;
