import './icon.css';

/** Paths on a 24 by 24 grid; hidden from assistive technology, so words must stand beside them. */
export function Drawing({ strokes }: { strokes: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes} />
    </svg>
  );
}
