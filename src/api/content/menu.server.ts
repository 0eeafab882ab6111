import { answerOf, api } from '#api/client.server.ts';
import type { MenuNode } from '#generated/models/menuNode.ts';

/** §2 The whole menu, top entries first. An entry without `href` is a heading over its `options`. */
export async function fetchMenu(): Promise<MenuNode[]> {
  return (await answerOf(api.GET('/api/UI/GetMenu'))).data;
}
