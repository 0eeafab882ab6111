/** A document as somebody names it, with what is to be done to it before it is read. */
export type DocumentInput =
  | string
  | {
      file: string;
      /** Addresses of overlays, in the order in which they are applied. */
      overlays: string[];
      /** Hosts that may be asked for documents, as `--allow-network` names them. */
      network: readonly string[] | undefined;
      /** What a reader of the report should know. Filled while the document is read. */
      notes: Set<string>;
    };
