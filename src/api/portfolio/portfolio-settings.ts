import type { PortfolioSettings as Raw } from '#generated/models/portfolioSettings.ts';

/** §3 What the portfolio shows. */
export type SettingName = Exclude<keyof Raw, 'customerId'>;

export type PortfolioSettings = Record<SettingName, boolean>;

/** Before the first change everything is shown, without the premium. */
const DEFAULTS: PortfolioSettings = {
  showMetalPrice: true,
  showActualPrice: true,
  showPrediction: true,
  showTotalPrediction: true,
  showGoldPrediction: true,
  showSilverPrediction: true,
  showVdo: true,
  doNotShowAgain: false,
};

const settingNames = Object.keys(DEFAULTS) as SettingName[];

export function settingsIn([kept = {}]: readonly Raw[]): PortfolioSettings {
  const entries = settingNames.map((name) => [name, kept[name] ?? DEFAULTS[name]]);
  return Object.fromEntries(entries) as PortfolioSettings;
}
