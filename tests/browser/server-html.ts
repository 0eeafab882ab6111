import { menuHtml, withoutMenu } from '#shell/menu/menu-html.server.tsx';

/**
 * Puts the parts of the frame that only the server renders into the page, hidden, where `ServerHtml`
 * finds them as it finds those of an earlier page. In place of the menu is the link to all pages: a
 * thousand links would cost each test more than what it is about.
 */
export async function putServerHtml(): Promise<void> {
  if (document.getElementById('server-html')) return;
  const parts = { ...(await menuHtml()), menu: withoutMenu().menu };
  const box = document.createElement('div');
  box.id = 'server-html';
  box.hidden = true;
  box.innerHTML = Object.entries(parts)
    .map(([name, html]) => `<div data-html="${name}">${html}</div>`)
    .join('');
  document.body.append(box);
}
