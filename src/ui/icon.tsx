import { Drawing } from './drawing.tsx';

/** Icons that many parts of a page use: every page loads them. Rare icons use `Drawing`. */
const strokes = {
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  cart: 'M3 4h3l2.2 11.2h10.4L21 7.5H7M10 19.5v.01M17 19.5v.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  microphone:
    'M12 3.5a3 3 0 013 3v5a3 3 0 01-6 0v-5a3 3 0 013-3zM5.5 11.5a6.5 6.5 0 0013 0M12 18v3',
  minus: 'M6 12h12',
  pause: 'M9 6v12M15 6v12',
  person: 'M12 11.5a3.8 3.8 0 100-7.5 3.8 3.8 0 000 7.5zM4.5 20a7.5 7.5 0 0115 0',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 6v12M6 12h12',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.5L20.5 20.5',
  warning: 'M12 4.5L2.8 20h18.4zM12 10.5v4.5M12 17.4v.01',
} as const;

export type IconName = keyof typeof strokes;

/** An icon beside words; hidden from assistive technology, so the words must be there. */
export function Icon({ name }: { name: IconName }) {
  return <Drawing strokes={strokes[name]} />;
}
