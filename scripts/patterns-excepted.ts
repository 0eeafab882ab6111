const RECORDED =
  'At most 100,000 characters: longer bodies are not recorded (har-entry.ts). A match starts only where a word starts.';
const CONTRACT =
  "An address has at most 16 kB, Node's limit for headers. Each part of a path ends at a slash.";
const SPOKEN = 'A search has at most 200 characters. Nothing in the pattern repeats.';

/**
 * Patterns of `src` that recheck does not find linear, and the bound of the texts that each reads. A
 * pattern that is composed at run time has the name of its file.
 */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  [String.raw`/\b(Bearer|Basic|Digest|Token)\s+[\w.~+/=-]{4,}/gi`]: RECORDED,
  [String.raw`/\b((?:set-)?cookie\s*[:=]\s*)[^\n"']+/gi`]: RECORDED,
  [String.raw`/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/gi`]: RECORDED,
  [String.raw`/(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu`]:
    RECORDED,
  [String.raw`/(?<![\w-])eyJ[\w-]{5,}\.[\w-]*(?:\.[\w-]*)?/g`]: RECORDED,
  // Judged by attempts in a given time, so that a slow machine finds another verdict.
  [String.raw`/(?<=^|[^\w.-]|%[\da-f]{2})[a-z]?\d{7,}(?![\w-]|\.\d)/gi`]: RECORDED,
  [String.raw`/"([\w.-]{1,100})":\s?(?:"(?:[^"\\\n]|\\.)*"?|\[[^\]\n]*\]?|[^\s,}\]]*)/g`]: RECORDED,
  [String.raw`/\b(?:sk|pk|rk|ghp|gho|ghs|xox[abp]|AKIA)[-_]?[\w-]{12,}/g`]: RECORDED,
  [String.raw`/(?:(\d+)\s+)?(\d+(?:[.,]\d+)?)(?:\s*\/\s*(\d+))?\s*[- ]?(oz|ozt|ounces?|kilo|kg|grams?|gramm|g)\b/i`]:
    'Names of 200 characters: ouncesInName() cuts longer ones.',
  [String.raw`/[^\s@/]{1,64}@[^\s@/]{1,255}/g`]:
    'Texts of 1,500 characters: client-reports.ts cuts longer ones.',
  'RegExp in src/commerce/fields/name.ts':
    'Names of 50 characters: judge() in name.ts refuses longer ones first.',
  'RegExp in src/gateway/operation-of.server.ts': CONTRACT,
  'RegExp in src/api/contract/check.ts': CONTRACT,
  'RegExp in src/features/shop/search/transcript.ts': SPOKEN,
};
