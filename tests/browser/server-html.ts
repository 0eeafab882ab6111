import { menuHtml } from '#shell/menu/menu-html.server.tsx';

/**
 * Puts the parts of the frame that only the server renders into the page, hidden, where `ServerHtml`
 * finds them as it finds those of an earlier page. The menu is left out: its thousand links would
 * cost each test more than what it is about.
 */
export async function putServerHtml(): Promise<void> {
  if (document.getElementById('server-html')) return;
  const { menu: _, ...parts } = await menuHtml();
  const box = document.createElement('div');
  box.id = 'server-html';
  box.hidden = true;
  box.innerHTML = Object.entries(parts)
    .map(([name, html]) => `<div data-html="${name}">${html}</div>`)
    .join('');
  document.body.append(box);
}
