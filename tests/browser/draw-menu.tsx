import { renderToStaticMarkup } from 'react-dom/server';

import { fetchMostBought } from '#api/catalog/most-bought.server.ts';
import { fetchMenu } from '#api/content/menu.server.ts';
import { MenuBar } from '#shell/menu/menu-bar.server.tsx';

const CATEGORIES = ['silver-bullion', 'gold-bullion', 'platinum-bullion', 'copper', 'jewelry'];

/** The whole menu as the server draws it, however long its products take. */
export async function drawMenu(): Promise<string> {
  const menu = await fetchMenu();
  const products = await Promise.all(
    CATEGORIES.map(async (category) => [`/${category}`, await fetchMostBought(category, 3)]),
  );
  return renderToStaticMarkup(<MenuBar menu={menu} mostBought={Object.fromEntries(products)} />);
}
