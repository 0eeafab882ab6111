import { FEEDBACK_TYPES } from '#api/portfolio/feedback.ts';
import type { SettingName } from '#api/portfolio/portfolio-settings.ts';
import { textWords } from '#commerce/fields/field-words.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const FEEDBACK_FORM = 'feedback';
export const TAKE_BACK_FORM = 'take-back';
export const BRING_IN_FORM = 'bring-in';
export const REMOVE_FORM = 'remove';
export const RESTORE_FORM = 'restore';

/** What was removed, with the form that restores it; or the name of what came back. */
export type PortfolioSaved = {
  says: string;
  back?: { name: string; form: string; fields?: Record<string, string> };
  cameBack?: string;
};

export const FEEDBACK_FIELDS = ['type', 'text'] as const;

/** The maximum characters of feedback. */
export const LONGEST_FEEDBACK = 4000;

/** The error message for each field of the feedback. */
export function feedbackWords(field: Fields) {
  const isKnown = FEEDBACK_TYPES.some((type) => type === field('type'));
  return {
    type: isKnown ? undefined : 'Choose what your feedback is about.',
    text: textWords(field('text'), 'feedback', LONGEST_FEEDBACK),
  };
}

/** §3 The eight settings, in the order of the page; each says what it changes. */
export const SETTINGS: readonly { name: SettingName; label: string; note: string }[] = [
  {
    name: 'showMetalPrice',
    label: 'Count the metal only',
    note: 'Figures begin without the premium that you paid over spot.',
  },
  {
    name: 'showActualPrice',
    label: 'Show how the worth went',
    note: 'The chart of the past, against what you paid.',
  },
  {
    name: 'showPrediction',
    label: 'Show predictions',
    note: 'The chart of the quarters to come, by your own prices and an analyst’s.',
  },
  {
    name: 'showTotalPrediction',
    label: 'Predictions for all metals together',
    note: 'Offered while the page shows all metals.',
  },
  {
    name: 'showGoldPrediction',
    label: 'Predictions for gold',
    note: 'Offered while the page shows gold.',
  },
  {
    name: 'showSilverPrediction',
    label: 'Predictions for silver',
    note: 'Offered while the page shows silver.',
  },
  {
    name: 'showVdo',
    label: 'Show the introduction',
    note: 'What the figures of this page mean, in four pictures.',
  },
  {
    name: 'doNotShowAgain',
    label: 'Never show the introduction again',
    note: 'Even if it is switched on.',
  },
];
