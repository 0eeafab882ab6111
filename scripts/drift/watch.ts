/** Parts of a run, in their order. One mechanism tells them as progress and in a profile. */
type Phase =
  | 'reading the base'
  | 'reading the revision'
  | 'comparing operations'
  | 'looking for renamed schemas'
  | 'grouping differences'
  | 'looking for witnesses'
  | `running ${string}`
  | 'looking at the store’s code'
  | 'looking at the client’s code'
  | 'writing the report';

/** The parts of a phase: operations, findings. */
type Share = { done: number; of: number };

/** Follows a run: tells how far it is, measures its phases, and ends it when its time is over. */
export type Watch = {
  /**
   * Begins a phase, which ends the one before. `parts`: the number of its parts, if it has any;
   * `isLong`: it takes more than a second without a check, so it is told at once.
   */
  begin: (phase: Phase, parts?: number, isLong?: boolean) => void;
  /** One more part of the phase is done. */
  done: () => void;
  /**
   * To be called often from inside of long loops, since nothing else runs meanwhile: reads the clock
   * and tells the progress. Throws a `TimeIsOver` when the time is over.
   */
  check: () => void;
  /** Adds to a number of the profile. */
  count: (what: string, number?: number) => void;
  /** The parts of a phase that are done. */
  shareOf: (phase: Phase) => Share;
  /** Seconds that the run may take, if it has a limit. */
  limit: number | undefined;
  /** The phases that were broken off, or not begun, since the time was over. */
  late: () => Phase[];
  /** Ends the last phase and takes the progress away. */
  end: () => void;
  /** Seconds of each phase and the numbers that were counted. */
  measured: () => { seconds: Map<Phase, number>; counts: Map<string, number> };
};

type Options = {
  /** Shows the progress; '' takes it away. */
  tell?: ((text: string) => void) | undefined;
  /** Seconds that the run may take. */
  limit?: number | undefined;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/** Milliseconds before which a run tells nothing. */
const QUIET = 1_000;
/** The least milliseconds between two texts of a phase. */
const PAUSE = 250;

/** Ends what is being done, since the time is over. */
export class TimeIsOver extends Error {}

/** Starts to follow a run. Without options it tells nothing and has no limit. */
export function startWatch({ tell, limit, now = () => performance.now() }: Options = {}): Watch {
  const started = now();
  const deadline = limit === undefined ? Infinity : started + limit * 1_000;
  const spent = new Map<Phase, number>();
  const shares = new Map<Phase, Share>();
  const counts = new Map<string, number>();
  let phase: { name: Phase; since: number; share: Share } | undefined;
  const late = new Set<Phase>();
  let shown = '';
  let nextText = started + QUIET;

  const show = (text: string) => {
    if (text !== shown) tell?.(text);
    shown = text;
    nextText = now() + PAUSE;
  };
  const close = (at: number) => {
    if (phase) spent.set(phase.name, (spent.get(phase.name) ?? 0) + (at - phase.since) / 1_000);
  };
  const check = () => {
    const at = now();
    if (phase && at >= nextText) {
      show(`${words(phase)}, ${Math.floor((at - started) / 1_000)} s`);
    }
    if (at < deadline) return;
    if (phase) late.add(phase.name);
    throw new TimeIsOver();
  };
  return {
    limit,
    check,
    begin: (name, parts = 0, isLong = false) => {
      const at = now();
      close(at);
      const share = { done: 0, of: parts };
      shares.set(name, share);
      phase = { name, since: at, share };
      // Without seconds: a phase that cannot check would show old ones.
      if (isLong || at >= nextText) show(words(phase));
    },
    done: () => {
      if (phase) phase.share.done += 1;
    },
    count: (what, number = 1) => void counts.set(what, (counts.get(what) ?? 0) + number),
    shareOf: (name) => shares.get(name) ?? { done: 0, of: 0 },
    late: () => [...late],
    end: () => {
      close(now());
      phase = undefined;
      show('');
    },
    measured: () => ({ seconds: spent, counts }),
  };
}

function words({ name, share: { done, of } }: { name: Phase; share: Share }): string {
  if (of === 0) return `drift: ${name}`;
  return `drift: ${name}, ${done} of ${of} (${Math.floor((100 * done) / of)} %)`;
}

/** Does something unless the time is over before or meanwhile; whether it was done. */
export function isDoneInTime(watch: Watch, work: () => void): boolean {
  try {
    watch.check();
    work();
    return true;
  } catch (error) {
    if (error instanceof TimeIsOver) return false;
    throw error;
  }
}

/** Does something for each part of a phase; returns those for which it was not done in time. */
export function notDoneInTime<Part>(
  watch: Watch,
  parts: readonly Part[],
  work: (part: Part) => void,
): Part[] {
  for (const [index, part] of parts.entries()) {
    if (!isDoneInTime(watch, () => work(part))) return parts.slice(index);
    watch.done();
  }
  return [];
}
