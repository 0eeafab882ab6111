import { asked } from '#api/cache/asked.ts';
import { queryClient } from '#api/cache/query-client.ts';
import { run } from '#api/cache/run.ts';
import {
  getGetPreferencesQueryOptions,
  getUpdatePreferencesMutationOptions,
} from '#generated/hooks/account/account.ts';
import type { Preferences } from '#generated/models/preferences.ts';
import type { PreferencesResponse } from '#generated/models/preferencesResponse.ts';

/** How the store looks and behaves for a customer; a choice that is left out was never made. */
export type Choices = {
  theme?: NonNullable<Preferences['theme']>;
  /** Percent of the browser's text size. */
  text?: `${NonNullable<Preferences['textSize']>}`;
  motion?: NonNullable<Preferences['motion']>;
  prices?: NonNullable<Preferences['spokenPrices']>;
  sound?: NonNullable<Preferences['chartTones']>;
  limits?: NonNullable<Preferences['timeLimits']>;
  toasts?: NonNullable<Preferences['messages']>;
  pay?: NonNullable<Preferences['priceMethod']>;
};

/** §6 The choices that a customer's account holds. Only for a signed-in customer. */
export function choicesQuery() {
  return asked(getGetPreferencesQueryOptions({ query: { select: choicesIn } }));
}

/** Replaces them all. Throws {@link ApiFailure}. */
export async function saveChoices(choices: Choices): Promise<void> {
  const { theme, text, motion, prices, sound, limits, toasts, pay } = choices;
  const data: Preferences = {
    ...(theme && { theme }),
    ...(text && { textSize: Number(text) as NonNullable<Preferences['textSize']> }),
    ...(motion && { motion }),
    ...(prices && { spokenPrices: prices }),
    ...(sound && { chartTones: sound }),
    ...(limits && { timeLimits: limits }),
    ...(toasts && { messages: toasts }),
    ...(pay && { priceMethod: pay }),
  };
  const saved = await run(getUpdatePreferencesMutationOptions(), { data });
  queryClient().setQueryData(choicesQuery().queryKey, saved);
}

function choicesIn({ data }: PreferencesResponse): Choices {
  const { theme, textSize, motion, spokenPrices, chartTones, timeLimits, messages, priceMethod } =
    data;
  return {
    ...(theme && { theme }),
    ...(textSize && { text: `${textSize}` as const }),
    ...(motion && { motion }),
    ...(spokenPrices && { prices: spokenPrices }),
    ...(chartTones && { sound: chartTones }),
    ...(timeLimits && { limits: timeLimits }),
    ...(messages && { toasts: messages }),
    ...(priceMethod && { pay: priceMethod }),
  };
}
