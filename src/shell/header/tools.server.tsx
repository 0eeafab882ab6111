import { Drawing } from '#ui/drawing.tsx';

/** Paths on a 24 by 24 grid, like those of `Icon`, but sent once, as markup. */
const SLIDERS = 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5';
const SPEAKER = 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 010 6M18 6.5a7.8 7.8 0 010 11';
const COMPASS = 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z';

/**
 * §2 The link Shop In-Stock and the buttons beside it. A script opens the panel that `value` names;
 * without scripts the buttons could do nothing.
 */
export function Tools() {
  return (
    <>
      <a href="/bullion-in-stock" className="button masthead-stock">
        Shop In-Stock
      </a>
      {/* Shown if the preferences say so. */}
      <button type="button" value="prices" title="Read spot prices">
        <Drawing strokes={SPEAKER} />
        <span className="visually-hidden">Read spot prices</span>
      </button>
      <button type="button" value="preferences" aria-haspopup="dialog" title="Preferences">
        <Drawing strokes={SLIDERS} />
        <span className="visually-hidden">Preferences</span>
      </button>
      <button
        type="button"
        value="quick-nav"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title="Quick navigation (Ctrl K)"
      >
        <Drawing strokes={COMPASS} />
        <span className="visually-hidden">Quick navigation</span>
      </button>
      {/* Room for the button that scrolls to the top. */}
      <div className="masthead-up" />
    </>
  );
}
