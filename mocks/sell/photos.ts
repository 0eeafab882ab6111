import { readPicture, wrongField } from '../account/picture.ts';
import type { Call, Resolvers } from '../backend/call.ts';
import { unguessable } from '../backend/tokens.ts';
import type { Wire } from '../backend/wire.ts';
import type { SaleItem } from './table.ts';

const MOST_MEGABYTES = 2;
/** The pictures of three requests; what a visitor uploads beyond them replaces the oldest. */
const MOST_PHOTOS = 180;

/** Pictures of metal for sale. Each is its sender's: a customer's, or a guest's of this visit. */
export const salePhotos = {
  uploadSellToBoldPhoto: async ({ body, visitor, customerId }) => {
    const { file } = body as unknown as { file: unknown };
    const { bytes, extension, mediaType } = await readPicture(file, MOST_MEGABYTES);
    const { byToken, files } = visitor.tables.uploads;
    const path = `/images/customers/sale-${unguessable()}.${extension}`;
    files.set(path, { bytes, mediaType, ...(customerId && { owner: customerId }) });
    const photoToken = unguessable();
    byToken.set(photoToken, path);
    const [[oldest, itsPath] = []] = byToken;
    if (byToken.size > MOST_PHOTOS && oldest && itsPath) {
      byToken.delete(oldest);
      files.delete(itsPath);
    }
    return { data: { photoToken } };
  },
} satisfies Partial<Resolvers>;

type Sender = Pick<Call<'addSellToBoldRequests'>, 'visitor' | 'customerId'>;

/**
 * What is sent for sale, as it is kept. A picture is the sender's, or in the request already (`before`);
 * any other is refused (400).
 */
export function keptItems(
  sent: readonly Wire<'SellItem'>[],
  sender: Sender,
  before: readonly SaleItem[] = [],
): SaleItem[] {
  const known = new Set(before.flatMap(({ photoTokens = [] }) => photoTokens));
  return sent.map(({ conditions = [], ...item }, index) => {
    const { photoTokens } = item;
    if (!photoTokens) return { ...item, conditions };
    const paths = photoTokens.map((token) => pathOf(token, sender, known.has(token)));
    const photoPaths = paths.filter((path) => path !== undefined);
    if (photoPaths.length === paths.length) return { ...item, conditions, photoPaths };
    throw wrongField(`items.${index}.photoTokens`, 'body', 'names a picture that is not yours');
  });
}

function pathOf(
  token: string,
  { visitor, customerId }: Sender,
  isKnown: boolean,
): string | undefined {
  const { byToken, files } = visitor.tables.uploads;
  const path = byToken.get(token);
  const file = path === undefined ? undefined : files.get(path);
  return file && (isKnown || file.owner === customerId) ? path : undefined;
}
