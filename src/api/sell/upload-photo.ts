import { run } from '#api/cache/run.ts';
import { getUploadSellToBoldPhotoMutationOptions } from '#generated/hooks/sell/sell.ts';

/** Milliseconds that a slow phone has for one picture. */
const TIMEOUT_MS = 120_000;

/**
 * Uploads a picture of what is for sale, without its name. Resolves to the token that an item names,
 * which is good for its sender alone: a customer, or a guest.
 */
export async function sendSalePhoto(picture: Blob, signal: AbortSignal): Promise<string> {
  const file = new File([picture], 'photo.jpg', { type: picture.type });
  const request = { timeoutMs: TIMEOUT_MS, signal };
  const { data } = await run(getUploadSellToBoldPhotoMutationOptions({ request }), {
    data: { file },
  });
  return data.photoToken;
}
