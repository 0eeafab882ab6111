import { MOST_BYTES } from './photo-words.ts';

/** Pixels of the longer side: wear and dates can be seen. */
const MOST_PIXELS = 1600;
/** The qualities of a JPEG that are tried until it is small enough. */
const QUALITIES = [0.85, 0.6, 0.35];

/**
 * The picture as a JPEG that can be sent, drawn anew: where and when it was taken is not in it.
 * Rejects if this browser cannot read the file as a picture.
 */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // A JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    // One after the other: the first that is small enough is the best.
    // oxlint-disable-next-line no-await-in-loop -- as above
    const small = await jpegOf(canvas, quality);
    if (small && small.size <= MOST_BYTES) return small;
  }
  throw new Error('The picture stays too large');
}

function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
