import { returnReasons, type ReturnableLine } from '#api/orders/returns.ts';
import type { Fields } from '#commerce/form/answer.ts';

export const RETURN_FORM = 'return';
/** The fields beside those of the lines. */
export const RETURN_FIELDS = ['reason', 'comments', 'type', 'photos'] as const;
const LONGEST_COMMENTS = 2000;

export function tickField({ key }: Pick<ReturnableLine, 'key'>): string {
  return `line-${key}`;
}

export function quantityField({ key }: Pick<ReturnableLine, 'key'>): string {
  return `quantity-${key}`;
}

/** The quantity that a form has for a line, if the line is ticked; `NaN` if it is no whole number. */
function quantityOf(field: Fields, line: ReturnableLine): number | undefined {
  if (!field(tickField(line))) return undefined;
  const text = field(quantityField(line)).trim();
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN;
}

/** The ticked lines with their quantities; `NaN` where it is no whole number. */
export function chosenIn(field: Fields, lines: readonly ReturnableLine[]) {
  return lines.flatMap((line) => {
    const quantity = quantityOf(field, line);
    return quantity === undefined ? [] : [{ line, quantity }];
  });
}

export type Chosen = ReturnType<typeof chosenIn>;

/**
 * The error message of each field. `most` is how many of a line can be named: those that arrived
 * while it is not known whether this form has been received, and those that are left afterwards.
 */
export function returnWords(
  field: Fields,
  lines: readonly ReturnableLine[],
  most: (line: ReturnableLine) => number,
): Record<string, string | undefined> {
  const chosen = chosenIn(field, lines);
  const quantities = chosen.map(({ line, quantity }) => [
    quantityField(line),
    quantityWords(quantity, most(line), line),
  ]);
  const isOther = field('reason') === 'other';
  return {
    lines: chosen.length === 0 ? 'Choose what comes back.' : undefined,
    ...Object.fromEntries(quantities),
    reason: isReason(field('reason')) ? undefined : 'Choose what is wrong.',
    comments: commentsWords(field('comments'), isOther),
    type: isType(field('type')) ? undefined : 'Choose what you would like.',
  };
}

function quantityWords(
  quantity: number,
  most: number,
  { name, delivered }: ReturnableLine,
): string | undefined {
  if (Number.isNaN(quantity)) return `Enter how many of ${name} as a whole number, such as 1.`;
  if (quantity <= most) return undefined;
  if (most === delivered) return `Only ${delivered} of ${name} came: enter at most ${delivered}.`;
  return most === 0
    ? `You have asked to return all of ${name} already. Leave it out.`
    : `Another request of yours names some of ${name}: ${most} can still be returned.`;
}

function commentsWords(text: string, isNeeded: boolean): string | undefined {
  if (text.length > LONGEST_COMMENTS) return 'Tell us in at most 2,000 characters.';
  return isNeeded && !text.trim() ? 'Tell us what is wrong, in a sentence or two.' : undefined;
}

export function isReason(text: string): text is (typeof returnReasons)[number] {
  return returnReasons.some((reason) => reason === text);
}

export function isType(text: string): text is 'replacement' | 'refund' {
  return text === 'replacement' || text === 'refund';
}
