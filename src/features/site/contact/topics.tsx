import { Link } from 'react-router';

import { isPlain } from '#ui/link-clicks.ts';

import { topicLinks, type LetterStart } from './letter-start.ts';
import { TOPICS } from './letter.ts';

import './topics.css';

/** What a message can be about: each choice fills it into the form and leads there. */
export function Topics({ start }: { start: LetterStart }) {
  return (
    <nav className="topics" aria-labelledby="topics_">
      <h2 id="topics_">Choose a topic</h2>
      <ul>
        {topicLinks(start.invoice).map(({ topic, href }) => (
          <li key={topic}>
            <Link
              to={href}
              aria-current={start.topic === topic ? 'true' : undefined}
              onClick={(event) => isPlain(event) && choose(topic)}
            >
              {TOPICS[topic]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Sets the topic in the form that is there, so that what was typed stays, and leads the focus to it. */
function choose(topic: string): void {
  const field = document.querySelector<HTMLSelectElement>('main select[name="topic"]');
  if (!field) return;
  field.value = topic;
  // The draft of the form keeps what changes.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
