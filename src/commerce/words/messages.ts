/**
 * Every sentence that §5 and §8 of the specification word exactly, and the few made in their style.
 * A page loads only those that it says.
 */
export * as messages from './message-words.ts';
