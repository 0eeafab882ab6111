import { run } from '#api/cache/run.ts';
import {
  getUploadFileMutationOptions,
  getUploadFileUrl,
} from '#generated/hooks/account/account.ts';
import type { CustomerFile } from '#generated/models/customerFile.ts';
import type { UploadedFileResponse } from '#generated/models/uploadedFileResponse.ts';
import { ApiFailure } from '#lib/api-error.ts';

import { upload } from './upload.ts';

/** Milliseconds that a slow phone has for one picture. */
const TIMEOUT_MS = 120_000;

/** Uploads a customer's picture, with its progress. Resolves to its path. */
export async function sendPhoto(
  customerId: string,
  file: Blob,
  watch: Parameters<typeof upload>[2],
): Promise<string> {
  const fields: CustomerFile = { file, imageType: 'customerprofile', customerId };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = (await upload(getUploadFileUrl(), body, watch)) as
    | UploadedFileResponse
    | undefined;
  if (!answer?.data?.filePath) throw new ApiFailure({ kind: 'unreadable' });
  return answer.data.filePath;
}

/**
 * Uploads a picture of what is to be returned, without its name. Resolves to its path, which is shown
 * to this customer only.
 */
export async function sendReturnPhoto(
  customerId: string,
  picture: Blob,
  signal: AbortSignal,
): Promise<string> {
  const file = new File([picture], 'photo.jpg', { type: picture.type });
  const request = { timeoutMs: TIMEOUT_MS, signal };
  const fields: CustomerFile = { file, imageType: 'returnrequest', customerId };
  const { data } = await run(getUploadFileMutationOptions({ request }), { data: fields });
  return data.filePath;
}
