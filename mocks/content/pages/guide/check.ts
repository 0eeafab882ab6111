import type { Wire } from '../../../backend/wire.ts';

type Question = Wire<'CheckQuestion'>;
type Answer = Question['answers'][number];

/** A question on what was read, with its answers in the order shown. */
export function question(words: string, ...answers: Answer[]): Question {
  return { question: words, answers };
}

export function right(answer: string, because: string): Answer {
  return { answer, isRight: true, because };
}

export function wrong(answer: string, because: string): Answer {
  return { answer, isRight: false, because };
}
