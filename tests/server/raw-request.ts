import { request as ask, type IncomingHttpHeaders } from 'node:http';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { headers?: Record<string, string>; method?: string; body?: string };

/**
 * Asks the store at `url` for `path` as it stands. `fetch` decompresses answers, sets the host
 * itself and tidies up paths.
 */
export function rawRequest(
  url: string,
  path: string,
  { headers = {}, method = 'GET', body }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url);
    ask({ port, path, method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode = 0 } = answer;
        resolve({ status: statusCode, headers: answer.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end(body);
  });
}
