import './in-short.css';

/** A text in a few plain sentences, before it begins. */
export function InShort({ sentences }: { sentences: readonly string[] }) {
  return (
    <section className="in-short">
      <h2>In short</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
