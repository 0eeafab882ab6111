/** A picture as a camera makes it, `width` by `height` pixels, as a PNG of this name. */
export async function pictureFile(name: string, width = 60, height = 40): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = 'rgb(200 180 120)';
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
