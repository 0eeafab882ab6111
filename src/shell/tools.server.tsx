/** Strokes on a 24 by 24 ground, as those of `Icon`, but sent only once and as markup. */
const COMPASS = 'M12 3a9 9 0 100 18 9 9 0 000-18zM15.8 8.2l-2.2 5.4-5.4 2.2 2.2-5.4z';

/** What `value` names is opened by the script, without which nothing here could act. */
export function Tools() {
  return (
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
  );
}

function Drawing({ strokes }: { strokes: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={strokes} />
    </svg>
  );
}
