export { showPlainPage } from './plain-page.ts';
export { restoreInput } from './restore-input.ts';
