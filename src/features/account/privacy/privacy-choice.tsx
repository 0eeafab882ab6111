import { stateWords } from './words.ts';

/**
 * The question in the footer of every page. The HTML is the same for all shoppers; the script shows
 * the choice later.
 */
export function PrivacyChoice() {
  return (
    <form className="privacy-choice row" action="/privacy-choices" method="post">
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
