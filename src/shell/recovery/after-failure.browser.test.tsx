import { show } from '#tests/browser/show.tsx';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { restoreInput } from './after-failure.ts';

/** A page's fields as the server wrote them, which React has replaced. */
const REPLACED = `
  <label for="email">Email</label><input id="email" name="email" />
  <input name="units" value="1" />
  <textarea name="note">Dear Bold,</textarea>
  <select name="metal"><option>Gold</option><option>Silver</option></select>
  <input type="checkbox" name="gift" />
  <input type="radio" name="pay" value="check" checked />
  <input type="radio" name="pay" value="card" />
  <input name="left" value="as it was" />
  <input name="foreign" value="of an extension" />
  <button>Send</button>
`;

let replaced: HTMLElement;

beforeEach(() => {
  replaced = document.createElement('div');
  replaced.id = 'main';
  replaced.innerHTML = REPLACED;
});

afterEach(() => replaced.remove());

function field<Kind extends HTMLElement = HTMLInputElement>(root: ParentNode, selector: string) {
  return root.querySelector(selector) as Kind;
}

/** The same fields as React renders them; what it knows of them is in `output`. */
function Fields() {
  const [email, setEmail] = useState('');
  const [isGift, setIsGift] = useState(false);
  return (
    <form>
      <input id="email" name="email" value={email} onChange={(e) => setEmail(e.target.value)} />
      <input name="units" defaultValue="1" />
      <textarea name="note" defaultValue="Dear Bold," />
      <select name="metal">
        <option>Gold</option>
        <option>Silver</option>
      </select>
      <input type="checkbox" name="gift" checked={isGift} onChange={() => setIsGift(!isGift)} />
      <input type="radio" name="pay" value="check" defaultChecked />
      <input type="radio" name="pay" value="card" />
      <input name="left" defaultValue="changed since" />
      <button type="button">Send</button>
      <output>
        {email} {String(isGift)}
      </output>
    </form>
  );
}

test('typed text, choices and focus move to the page that replaces theirs', async () => {
  field(replaced, '#email').value = 'ida@example.com';
  field(replaced, '[name=units]').value = '20';
  field(replaced, '[name=note]').value = 'Dear Bold, please ring twice.';
  field(replaced, '[name=metal]').value = 'Silver';
  field(replaced, '[name=gift]').checked = true;
  field(replaced, '[value=card]').checked = true;
  await show(<Fields />);
  const main = field<HTMLElement>(document, '#main');
  restoreInput([replaced], field(replaced, 'button'));
  await expect
    .element(field<HTMLElement>(main, 'output'))
    .toHaveTextContent('ida@example.com true');
  expect(field(main, '[name=units]').value).toBe('20');
  expect(field(main, '[name=note]').value).toBe('Dear Bold, please ring twice.');
  expect(field(main, '[name=metal]').value).toBe('Silver');
  expect(field(main, '[value=card]').checked).toBe(true);
  expect(field(main, '[name=left]').value).toBe('changed since');
  expect(document.activeElement).toBe(field(main, 'button'));
});

test('fields that are still in the page stay as they are', async () => {
  await show(<Fields />);
  const main = field<HTMLElement>(document, '#main');
  document.body.append(replaced);
  field(replaced, '#email').value = 'ida@example.com';
  restoreInput([replaced], null);
  expect(field(main, '#email').value).toBe('');
});
