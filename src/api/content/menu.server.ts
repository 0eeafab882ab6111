import { api } from '#api/client.server.ts';
import type { MenuNode } from '#generated/models/menuNode.ts';
import { readFailure } from '#lib/read-failure.ts';

/** §2 The whole menu, top entries first. An entry without `href` is a heading over its `options`. */
export async function fetchMenu(): Promise<MenuNode[]> {
  const { data, response } = await api.GET('/api/UI/GetMenu');
  if (!data) throw await readFailure(response);
  return data.data;
}
