/** Pictures that customers have uploaded, by the path they are served under. */
export type Uploads = {
  files: Map<string, { bytes: Uint8Array<ArrayBuffer>; mediaType: string }>;
  next: number;
};

export function seedUploads(): Uploads {
  return { files: new Map(), next: 1 };
}
