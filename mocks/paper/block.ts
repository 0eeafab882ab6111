/** Widths are parts of the sheet's: the columns of a table fill it. */
export type Column = { label: string; width: number; isFigure?: true };

/** A block of a document. Blocks follow each other from top to bottom. */
export type Block =
  | { kind: 'title' | 'heading' | 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Side by side: a label above its value. */
  | { kind: 'figures'; figures: readonly (readonly [label: string, value: string])[] }
  | {
      kind: 'table';
      columns: readonly Column[];
      /** The first cell of a row names it. */
      rows: readonly (readonly string[])[];
      sum?: readonly string[];
    };

/** A whole document; `foot` is at the foot of each page, `writtenAt` in ms. */
export type PaperDocument = {
  title: string;
  foot: string;
  writtenAt: number;
  blocks: readonly Block[];
};
