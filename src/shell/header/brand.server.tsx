import { STORE_NAME } from '#commerce/page/titles.ts';

/** The logo: a reeded coin around a stack of bars, and the store's name. */
export function Brand() {
  return (
    <a href="/" className="brand" aria-label={`${STORE_NAME}, home`}>
      <svg className="brand-mark" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21.5" strokeWidth="3" strokeDasharray="1.9 1.477" />
        <circle cx="24" cy="24" r="18" strokeWidth="1.5" />
        <path
          strokeWidth="2.2"
          strokeLinejoin="round"
          d="M20 15.5h8l2.5 8h-13zM12.5 24.5h8l2.5 8h-13zM27.5 24.5h8l2.5 8h-13z"
        />
      </svg>
      <span className="brand-name">{STORE_NAME}</span>
    </a>
  );
}
