import type { Settings } from '#ui/settings.ts';

export type SettingChoice<Name extends keyof Settings> = {
  name: Name;
  label: string;
  hint?: string;
  of: Record<Settings[Name], string>;
};

type AnySettingChoice = { [Name in keyof Settings]: SettingChoice<Name> }[keyof Settings];

/** All settings, in the order of the form. */
export const SETTING_CHOICES: readonly AnySettingChoice[] = [
  {
    name: 'theme',
    label: 'Colors',
    of: { system: 'As my device', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  },
  {
    name: 'text',
    label: 'Text size',
    of: { 100: 'Standard', 112: '112 %', 125: '125 %', 150: '150 %' },
  },
  {
    name: 'motion',
    label: 'Motion',
    of: { system: 'As my device', reduced: 'Reduced' },
  },
  {
    name: 'toasts',
    label: 'Messages stay',
    hint: 'Errors always stay until they are closed.',
    of: { standard: 'For some seconds', long: 'Five times as long', open: 'Until I close them' },
  },
  {
    name: 'limits',
    label: 'Time limits',
    hint: 'After a session ends, while voice search listens, and when a cart’s prices end.',
    of: { standard: 'Standard', long: 'Ten times as long', none: 'None: wait for me' },
  },
  {
    name: 'prices',
    label: 'Spoken prices',
    hint: 'On request: “Read spot prices” is in the header, or in the menu.',
    of: {
      off: 'Off',
      request: 'On request',
      alert: 'When my alert level is passed',
    },
  },
  {
    name: 'sound',
    label: 'Tones while moving through a chart',
    hint: 'A higher value plays a higher tone.',
    of: { off: 'Off', on: 'On' },
  },
];
