import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const END_OF_HEAD = '\r\n\r\n';

/** What workerd keeps its Cache API in: PUT takes a whole HTTP answer, GET gives it back. */
export async function cacheService() {
  const kept = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const key = `${request.headers.host}${request.url}`;
      if (request.method === 'PUT') {
        kept.set(key, await buffer(request));
        response.writeHead(204).end();
        return;
      }
      const found = kept.get(key);
      if (!found) {
        response.writeHead(504, { 'cf-cache-status': 'MISS' }).end();
        return;
      }
      const end = found.indexOf(END_OF_HEAD);
      const [first = '', ...lines] = found.subarray(0, end).toString('latin1').split('\r\n');
      for (const line of lines) {
        const [name = '', ...value] = line.split(': ');
        if (name.toLowerCase() !== 'transfer-encoding')
          response.appendHeader(name, value.join(': '));
      }
      response.setHeader('cf-cache-status', 'HIT');
      response.writeHead(Number(first.split(' ')[1]));
      response.end(found.subarray(end + END_OF_HEAD.length));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { port, keys: () => [...kept.keys()], close: () => server.close() };
}
