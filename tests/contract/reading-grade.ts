/**
 * The Flesch-Kincaid grade of a text: about how many years of school it takes to read it. Syllables are
 * counted by groups of vowels, which is right for nine words in ten. Numbers count as one syllable.
 */
export function readingGrade(lines: readonly string[]): { grade: number; words: number } {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.!?])\s+/)).filter(hasWord);
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'.,-]*/gu) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const grade =
    0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { grade: Math.round(grade * 10) / 10, words: words.length };
}

function hasWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function syllablesIn(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, '');
  const groups = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, (end) => end.charAt(0));
  return Math.max(1, groups.match(/[aeiouy]+/g)?.length ?? 0);
}
