/**
 * All sentences that §5 and §8 of the specification define exactly, and some in the same style.
 * Each page loads only the messages that it uses.
 */
export * as messages from './message-words.ts';
