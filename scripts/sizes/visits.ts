/** What is asked of the store without a browser: whether a page is there, and how long it takes. */
import { EMAILS, PASSWORD } from '#tests/customers.ts';

import type { SizedPage } from './pages.ts';

const WARMING = 2;
const TIMES = 5;

/** Visits the store at `origin`. */
export function visits(origin: string) {
  function ask(path: string, cookie?: string): Promise<Response> {
    return fetch(origin + path, { redirect: 'manual', ...(cookie && { headers: { cookie } }) });
  }

  return {
    /** Whether a page answers at its address itself, and does not lead elsewhere. */
    async answers(path: string, cookie?: string): Promise<boolean> {
      const answer = await ask(path, cookie);
      await answer.arrayBuffer();
      return answer.status === 200;
    },

    /** The path of a product page: the first one that the home page links to. */
    async firstProduct(): Promise<string> {
      const html = await ask('/').then((answer) => answer.text());
      const href = /href="(\/product\/\d+\/[^"]+)"/.exec(html)?.[1];
      if (!href) throw new Error('The home page links to no product.');
      return href;
    },

    /** The cookies of a customer, as a request sends them. */
    async signIn(): Promise<string> {
      const body = JSON.stringify({ emailId: EMAILS.clara, password: PASSWORD });
      const headers = { 'content-type': 'application/json', origin };
      const path = `${origin}/api/Authentication/SignIn`;
      const answer = await fetch(path, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Signing in was answered by ${answer.status}.`);
      return answer.headers
        .getSetCookie()
        .map((set) => set.split(';', 1)[0])
        .join('; ');
    },

    /** Milliseconds from a request to the end of its answer, one after the other: the median. */
    async time({ path, isOwn }: SizedPage, own: string): Promise<number> {
      const times: number[] = [];
      for (let turn = -WARMING; turn < TIMES; turn += 1) {
        const started = performance.now();
        const answer = await ask(path, isOwn ? own : undefined);
        await answer.arrayBuffer();
        if (turn >= 0) times.push(performance.now() - started);
      }
      return times.toSorted((one, other) => one - other)[Math.floor(TIMES / 2)] ?? 0;
    },
  };
}
