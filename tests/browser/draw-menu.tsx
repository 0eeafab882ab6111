import { renderToStaticMarkup } from 'react-dom/server';

import { fetchMostBought } from '#api/catalog/most-bought.server.ts';
import { fetchMenu } from '#api/content/menu.server.ts';
import { MenuBar } from '#shell/menu/menu-bar.server.tsx';

/** The whole menu as the server draws it, however long its products take. */
export async function drawMenu(): Promise<string> {
  const menu = await fetchMenu();
  const goods = menu.filter((node) => node.weightCategory ?? /copper|jewelry/u.test(node.id));
  const products = await Promise.all(
    goods.map(async ({ id, href = '' }) => [id, await fetchMostBought(href.slice(1), 3)] as const),
  );
  return renderToStaticMarkup(<MenuBar menu={menu} mostBought={Object.fromEntries(products)} />);
}
