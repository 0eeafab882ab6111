import type { PlantedBreak } from '../planted-break.ts';

const DASHBOARD = 'src/features/portfolio/overview/portfolio.browser.test.tsx';
const HOLDINGS = 'src/features/portfolio/overview/holdings/holdings.browser.test.tsx';
const GUEST = 'src/features/portfolio/guest/guest-page.browser.test.tsx';

/** The portfolio: its figures, its list, and the page of guests. */
export const breaks: PlantedBreak[] = [
  {
    what: 'the premium counts on one side only',
    file: 'src/features/portfolio/overview/portfolio-screen.tsx',
    from: '<Standing {...{ total, realized, metals, withPremium }} />',
    to: '<Standing {...{ total, realized, metals, withPremium: false }} />',
    caughtBy: DASHBOARD,
  },
  {
    what: 'the focus is lost when the portfolio is there at last',
    file: 'src/commerce/page/failed-part.tsx',
    from: 'void (hasCome.current && focusOn(headingId))',
    to: 'undefined',
    caughtBy: DASHBOARD,
  },
  {
    what: 'what came in by itself is not said',
    file: 'src/features/portfolio/overview/arrivals/arrivals-part.tsx',
    from: 'useEffect(() => announce(words), []);',
    to: 'useEffect(() => undefined, []);',
    caughtBy: DASHBOARD,
  },
  {
    what: 'how many holdings are found is not said',
    file: 'src/features/portfolio/overview/holdings/holdings-part.tsx',
    from: '      announce(says);\n',
    to: '',
    caughtBy: HOLDINGS,
  },
  {
    what: 'a holding goes without saying what goes with it',
    file: 'src/features/portfolio/overview/holdings/holding-row.tsx',
    from: 'each purchase and sale of it, and',
    to: 'and',
    caughtBy: HOLDINGS,
  },
  {
    what: 'what is put back does not get the focus',
    file: 'src/features/portfolio/overview/holdings/holdings-part.tsx',
    from: 'focusOn(answer.cameBack, HEADING_ID)',
    to: 'focusOn(undefined, HEADING_ID)',
    caughtBy: HOLDINGS,
  },
  {
    what: 'a guest is warned who did not come from the header',
    file: 'src/features/portfolio/guest/guest-page.tsx',
    from: "=== '0'",
    to: "!== '1'",
    caughtBy: GUEST,
  },
];
