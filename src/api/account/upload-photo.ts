import { getUploadFileUrl } from '#generated/hooks/account/account.ts';
import type { CustomerFile } from '#generated/models/customerFile.ts';
import type { UploadedFileResponse } from '#generated/models/uploadedFileResponse.ts';
import { ApiFailure } from '#lib/api-error.ts';
import { upload } from '#lib/upload.ts';

/** Uploads a customer's picture. Resolves to its path. */
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
