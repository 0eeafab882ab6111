/**
 * The score that Mozilla's HTTP Observatory gives the headers of a page, by its published rules.
 * The redirect to TLS is a proxy's, and no cookie is a page's, so neither is judged here. Bonuses
 * count only from 90 points on.
 */
export function observatoryScore(headers: Headers): number {
  const policy = new Map(
    (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
      const [name = '', ...sources] = rule.split(' ');
      return [name, sources] as const;
    }),
  );
  const penalties =
    scriptPenalty(policy) +
    (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5) +
    (policy.has('frame-ancestors') ? 0 : -20) +
    transportPenalty(headers.get('strict-transport-security'));
  const base = 100 + penalties;
  return base < 90 ? base : base + bonuses(headers, policy);
}

type Policy = ReadonlyMap<string, readonly string[]>;

function scriptPenalty(policy: Policy): number {
  const scripts = policy.get('script-src') ?? policy.get('default-src');
  if (!scripts) return -25;
  const open = ["'unsafe-inline'", 'data:', 'https:', 'http:', '*'];
  if (open.some((source) => scripts.includes(source))) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  return 0;
}

/** Half a year is enough. */
function transportPenalty(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds < 15_768_000 ? -10 : 0;
}

function bonuses(headers: Headers, policy: Policy): number {
  const isSafe = ![...policy.values()].some((sources) => sources.includes("'unsafe-inline'"));
  const isClosed = policy.get('default-src')?.join() === "'none'";
  const referrer = headers.get('referrer-policy') ?? '';
  const isQuiet = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(referrer);
  const resources = headers.get('cross-origin-resource-policy') ?? '';
  return (
    (isSafe ? 5 : 0) +
    (isSafe && isClosed ? 5 : 0) +
    (policy.has('frame-ancestors') ? 5 : 0) +
    (isQuiet ? 5 : 0) +
    (/^same-(origin|site)$/.test(resources) ? 10 : 0)
  );
}
