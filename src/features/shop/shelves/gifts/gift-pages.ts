/** All gifts, of every budget and for every person. */
export const ALL_GIFTS = 'holiday-gifts';

/** The pages of gifts, in the order of their links. */
export const giftPages = [
  { category: ALL_GIFTS, label: 'All gifts' },
  { category: 'holiday-gifts/stocking-stuffers', label: 'Stocking stuffers' },
  { category: 'holiday-gifts/holiday-rounds', label: 'Holiday rounds' },
  { category: 'holiday-gifts/gold-gifts', label: 'Gold' },
  { category: 'holiday-gifts/jewelry-gifts', label: 'Jewelry' },
  { category: 'holiday-gifts/gifts-for-collectors', label: 'For collectors' },
] as const;
