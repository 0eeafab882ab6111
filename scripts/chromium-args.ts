/**
 * Arguments for a Chromium that runs tests. A whole browser draws its search field with two pages of
 * its own for each new window, which costs as much as the page that is tested (1.9 s of a processor
 * a window, 1.1 s without them).
 *
 * Chromium takes the last `--disable-features`, so this list begins with that of Playwright.
 */
const FEATURES_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];
