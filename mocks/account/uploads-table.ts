/** A picture, and the customer who uploaded it; a guest's has no owner. */
type Picture = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; owner?: string };

/** Uploaded pictures by the path they are served under. */
export type Uploads = {
  files: Map<string, Picture>;
  next: number;
  /** The paths of pictures of metal for sale, by the token that names each. Oldest first. */
  byToken: Map<string, string>;
};

export function seedUploads(): Uploads {
  return { files: new Map(), next: 1, byToken: new Map() };
}

/** Whether a customer has uploaded the picture of this path: paths can be guessed. */
export function isOwnUpload({ files }: Uploads, path: string, customerId: string): boolean {
  return path.startsWith(`/images/customers/${customerId}-`) && files.has(path);
}
