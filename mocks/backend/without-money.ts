/** Names of numbers that are dollars in the contract. */
const MONEY =
  /price|amount|total|charge|cost|tax$|fees?$|loss|paid|worth|value|ask$|bid|spot|change$|discount|invested|current|premium|balance|proceeds|threshold|minimum|^(?:min|max|open|high|low|close)$/i;
/** Names of shares and of counts. */
const NO_MONEY = /percent|rate|quantity|qty|count/i;

/**
 * The same answer with `null` for each amount of money, as an API writes it that cannot work prices out.
 * A whole number called total may be a count.
 */
export function withoutMoney(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutMoney(entry, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, withoutMoney(field, key)]),
    );
  }
  if (typeof value !== 'number' || !MONEY.test(name) || NO_MONEY.test(name)) return value;
  return name === 'total' && Number.isInteger(value) ? value : null;
}
