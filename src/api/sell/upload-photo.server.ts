import { answerOf, api, asForm } from '#api/client.server.ts';

/** The same as `sendSalePhoto`, for a form that is sent without JavaScript. */
export async function uploadSalePhoto(file: Blob): Promise<string> {
  const { data } = await answerOf(
    api.POST('/api/Customer/UploadSellToBoldPhoto', { body: { file }, bodySerializer: asForm }),
  );
  return data.photoToken;
}
