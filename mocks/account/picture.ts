import { problem } from '../backend/problem.ts';

const MEGABYTE = 1024 * 1024;

type Sent = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; extension: string };

/** The JPEG or PNG that a form has sent as `file`, of at most so many megabytes; else 400 or 413. */
export async function readPicture(file: unknown, megabytes: number): Promise<Sent> {
  if (!(file instanceof Blob)) throw wrongField('file', 'body', 'is not a file');
  if (file.size > megabytes * MEGABYTE) {
    throw problem(413, `The picture is larger than ${megabytes} MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const extension = pictureKind(bytes);
  if (!extension) throw wrongField('file', 'body', 'is neither a JPEG nor a PNG');
  return { bytes, extension, mediaType: extension === 'jpg' ? 'image/jpeg' : 'image/png' };
}

/** Judged by the first bytes, because a file name or media type can be wrong. */
function pictureKind(bytes: Uint8Array): 'jpg' | 'png' | undefined {
  const starts = (...magic: number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (starts(0xff, 0xd8, 0xff)) return 'jpg';
  return starts(0x89, 0x50, 0x4e, 0x47) ? 'png' : undefined;
}

/** The refusal of one field. */
export function wrongField(field: string, place: 'query' | 'body', message: string): Response {
  const errors = [{ field, in: place, message }];
  return problem(400, 'Some fields are missing or not valid.', { errors });
}
