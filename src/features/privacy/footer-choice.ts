/** Answers the choice at the foot of the page in place; without it the form leads to its page. */
import { browserDeclines, choiceNow, choose, type Choice } from '#commerce/visits/consent.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { stateWords } from './words.ts';

/** Listens for as long as the returned function is not called. */
export function followChoice(): () => void {
  const stop = new AbortController();
  document.addEventListener('submit', answer, { signal: stop.signal });
  return () => stop.abort();
}

/** Shows which of the two is chosen. */
export function showChoice(choice: Choice | undefined): void {
  const form = document.querySelector('.privacy-choice');
  for (const button of form?.querySelectorAll('button') ?? []) {
    button.setAttribute('aria-pressed', String(button.value === choice));
  }
  const says = form?.querySelector('.privacy-choice-state');
  if (says) says.textContent = stateWords(choice, browserDeclines());
}

function answer(event: SubmitEvent): void {
  const { target, submitter } = event;
  if (!(target instanceof Element) || !target.matches('.privacy-choice')) return;
  event.preventDefault();
  if (!(submitter instanceof HTMLButtonElement)) return;
  choose(submitter.value as Choice);
  announce(stateWords(choiceNow(), browserDeclines()));
}
