/**
 * §9 The address of the shop's tag manager, with its container's id. It is fixed by the build:
 * `VITE_ADS_SCRIPT=https://tags.example.com/gtm.js?id=GTM-1`. The mock backend has no advertisers.
 */
export function adsScript(): string | undefined {
  const src = import.meta.env.VITE_ADS_SCRIPT;
  return !__MOCK__ && src ? src : undefined;
}
