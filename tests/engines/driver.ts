/** A control of the page, used as a person does: the browser makes the events. */
export type Control = {
  press: () => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Chooses the option with this value. */
  choose: (value: string) => Promise<void>;
};

/** A function that runs in the page. It can use nothing outside of itself. */
type InPage<Given extends unknown[], Result> = (...given: Given) => Result;

/** What the walk needs of a browser: each engine has its own protocol. */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Gives the window the width in CSS pixels. */
  resize: (width: number) => Promise<void>;
  run: <Given extends unknown[], Result>(
    task: InPage<Given, Result | Promise<Result>>,
    ...given: Given
  ) => Promise<Result>;
  /** Runs the text of a script. */
  inject: (source: string) => Promise<void>;
  find: <Given extends unknown[]>(
    finder: InPage<Given, Element | undefined>,
    ...given: Given
  ) => Promise<Control | undefined>;
  /** Errors in the console since the last call. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
};

/** Starts an engine, or returns what is missing. */
export type Engine = { name: string; start: () => Promise<Driver | string> };

export const HEIGHT = 900;
/** A cap, not a measure: a busy machine stands still for seconds. */
export const PATIENCE_MS = 30_000;
