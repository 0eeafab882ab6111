/** Milliseconds after which every browser has read the file. */
const READ_BY_MS = 60_000;

/** Saves what has been loaded as a file of this name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), READ_BY_MS);
}
