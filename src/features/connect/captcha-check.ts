/** A check that somebody is a person, drawn into a form. */
export type Captcha = {
  /** Takes the focus when the check is missing, and carries what is said about it. */
  control: HTMLElement;
  /** What the provider handed out, empty before the check is done. */
  token(): string;
  /** A token can be used once: asks for the check again. */
  reset(): void;
};
