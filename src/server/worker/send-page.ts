import { pageAnswer } from '#server/pages/page-answer.ts';
import type { Page } from '#server/pages/page.ts';

/** A page that was rendered to its end. The platform compresses it. */
export function sendPage({ method, headers: asked }: Request, page: Page): Response {
  const answer = pageAnswer(page, asked.get('if-none-match'));
  return new Response(method === 'HEAD' || answer.status === 304 ? null : page.body, answer);
}
