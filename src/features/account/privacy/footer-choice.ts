/**
 * Handles the privacy choice in the footer without a page load; without this script the form opens
 * its own page.
 */
import { browserDeclines, choiceNow, choose, type Choice } from '#commerce/visits/consent.ts';
import { announce } from '#ui/toast/announcer.tsx';

import { stateWords } from './words.ts';

/** Subscribes to the form; the returned function unsubscribes. */
export function followChoice(): () => void {
  const stop = new AbortController();
  document.addEventListener('submit', answer, { signal: stop.signal });
  return () => stop.abort();
}

/** Marks the chosen button. */
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
