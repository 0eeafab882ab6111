import { expect, test } from '@playwright/test';

import { startStore } from './start-store.ts';

const REPORT = '/bold-bullion-portfolio/tax-report';
const VISITOR = 'a-secret-visitor';
const TOKEN = `mock.${VISITOR}.BPM-20417`;
const CUSTOMER = { cookie: `signed-in=1; session=${TOKEN}` };

test('§7 the PDF of the tax report comes without its token in any address, page or log', async () => {
  const { url, stop, said, ended } = await startStore({ LOG_LEVEL: 'trace' });
  const seen: string[] = [];
  async function asks(path: string, headers: Record<string, string> = CUSTOMER) {
    const answer = await fetch(url + path, { headers, redirect: 'manual' });
    const body = new Uint8Array(await answer.arrayBuffer());
    const text = new TextDecoder('latin1').decode(body);
    seen.push(answer.url, ...[...answer.headers].flat(), text);
    return { answer, text };
  }
  const page = await asks(`${REPORT}?year=2026`);
  expect(page.answer.status).toBe(200);
  expect(page.answer.headers.get('cache-control')).toBe('private, no-store');
  expect(page.text).toContain(`${REPORT}.pdf?year=2026`);

  const file = await asks(`${REPORT}.pdf?year=2026`);
  expect(file.answer.headers.get('content-type')).toBe('application/pdf');
  expect(file.answer.headers.get('cache-control')).toBe('private, no-store');
  expect(file.answer.headers.get('content-disposition')).toContain('"tax-report-2026.pdf"');
  expect(file.text).toMatch(/^%PDF-1\.7/);

  // As the page's script asks for it.
  const query = 'token=withheld&customerId=BPM-20417&year=2026';
  const called = await asks(`/api/Portfolio/GenerateCustomerTaxReport?${query}`);
  expect(called.text).toMatch(/^%PDF-1\.7/);

  const failing = {
    cookie: `${CUSTOMER.cookie}; mock-scenario=fail:generateCustomerTaxReport`,
  };
  const failed = await asks(`${REPORT}.pdf?year=2026`, failing);
  expect(failed.answer.headers.get('location')).toBe(`${REPORT}?year=2026&noPdf=1`);
  expect((await asks(`${REPORT}?year=2026&noPdf=1`)).text).toContain('The PDF could not be made.');
  const guest = await asks(`${REPORT}.pdf?year=2026`, {});
  expect(guest.answer.headers.get('location')).toContain('/signin?');

  stop();
  await ended;
  expect(seen.length).toBeGreaterThan(30);
  expect([...seen, said()].filter((text) => text.includes(VISITOR))).toEqual([]);
});
