import { commands } from 'vitest/browser';

/** What a person has chosen in their system. */
export type Media = {
  colorScheme?: 'light' | 'dark' | null;
  forcedColors?: 'active' | 'none' | null;
  reducedMotion?: 'reduce' | 'no-preference' | null;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs in Vitest, which holds the browser: see vitest.config.ts. */
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** The page looks as if its reader's system were set so; `null` takes a choice back. */
export function emulateMedia(media: Media): Promise<void> {
  return commands.emulateMedia(media);
}

/** Takes back all choices. */
export function resetMedia(): Promise<void> {
  return emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
}
