import { stateWords } from './words.ts';

/** The question at the foot of every page, the same for all: what was chosen is shown late. */
export function PrivacyChoice() {
  return (
    <form className="privacy-choice" action="/privacy-choices" method="post">
      <p>
        May we count the pages you look at, to learn what is looked for?{' '}
        <span className="privacy-choice-state">{stateWords(undefined, false)}</span>
      </p>
      <div className="row">
        <button type="submit" name="choice" value="allow" className="button" data-tone="plain">
          Allow
        </button>
        <button type="submit" name="choice" value="decline" className="button" data-tone="plain">
          Decline
        </button>
        <a href="/privacy-choices">What is counted</a>
      </div>
    </form>
  );
}
