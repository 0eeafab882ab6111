import './guide-part.css';

/** How a piece comes into the portfolio, step by step, by where it was bought. */
const GUIDE = [
  {
    name: 'Bought here',
    steps: [
      ['Order while you are signed in', 'Orders since January 1, 2023 count.'],
      [
        'Wait until it ships',
        'Its pieces then come in by themselves, with their day, what you paid, and the spot of that day.',
      ],
      [
        'Look at what came in',
        'The page says so. What you do not want counted, you take out again.',
      ],
    ],
  },
  {
    name: 'Bought elsewhere',
    steps: [
      [
        'Press “Add a holding”',
        'Choose where it comes from: another dealer, a gift, an inheritance.',
      ],
      [
        'Say what it is',
        'A product of our catalog, or a name of your own with its metal and ounces.',
      ],
      [
        'Say when, how many, and for how much',
        'The spot of that day is filled in. You may correct it.',
      ],
      ['Enter its sale, once you sell it', 'What it brought over what it had cost is kept.'],
    ],
  },
] as const;

/** The guide of the portfolio: numbered steps for what is bought here, and for everything else. */
export function GuidePart() {
  return (
    <section>
      <h2>How your metal gets in</h2>
      <div className="portfolio-guide">
        {GUIDE.map(({ name, steps }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ol>
              {steps.map(([does, says]) => (
                <li key={does}>
                  <b>{does}</b> <span className="muted">{says}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}
