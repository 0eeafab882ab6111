import './next-tests.css';

/** What a fake fails at home, and the drawing of it on 160 by 72. */
const TESTS = [
  {
    name: 'Ring',
    says: 'Balance it on a fingertip and tap the rim with another coin. Silver and gold sing for a second or two; base metal clacks. Pressed bars and coins in capsules do not ring.',
    drawing:
      'M24 24a40 10 0 1080 0a40 10 0 10-80 0M24 24v6a40 10 0 0080 0v-6M60 70v-24a5 5 0 0110 0v24M118 16q7 9 0 18M128 10q12 15 0 30M138 4q17 21 0 42',
  },
  {
    name: 'Magnet',
    says: 'Precious metals do not stick. On a tilted piece of silver a strong magnet glides down slowly, braked by the metal; on plated zinc or lead it falls fast, on steel it sticks.',
    drawing: 'M22 58l102-44 10 12-102 44zM78 18l18-8 8 14-18 8zM64 30l-20 8m6-8l-6 8 9 3',
  },
  {
    name: 'Ice',
    says: 'Lay an ice cube on it and another beside it. On silver it melts at once, since nothing leads heat better, and on gold nearly as fast. Never scratch or file a piece to look inside.',
    drawing:
      'M16 50a42 14 0 1084 0a42 14 0 10-84 0M44 22h24v24h-24zM44 22l8-8h24l-8 8M76 14v24l-8 8M114 22h24v24h-24zM114 22l8-8h24l-8 8M146 14v24l-8 8M30 52q4 4 8 0M78 52q4 4 8 0',
  },
] as const;

/** What to test next, at home and without harm to the piece. */
export function NextTests() {
  return (
    <section className="section">
      <h2>What to test next</h2>
      <p className="muted">
        Without harm to the piece. One test alone proves nothing; three that agree say a lot.
      </p>
      <ul className="next-tests">
        {TESTS.map(({ name, says, drawing }) => (
          <li key={name}>
            <svg viewBox="0 0 160 76" aria-hidden="true">
              <path d={drawing} />
            </svg>
            <h3>{name}</h3>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
