import { CART_PATH } from '#commerce/cart/model/cart-form.ts';
import { formatMoney } from '#commerce/format/money.ts';
import { choosePay, PAY_WORDS, type Pay } from '#commerce/product/pay.ts';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';

/**
 * The choice of the price that is shown first, here, on cards and on products; stored for a year.
 */
export function PayChoice({
  pay,
  percent,
  centsBy,
}: {
  pay: Pay;
  /** The card surcharge in percent, if the totals differ by it. */
  percent: number | undefined;
  /** The total in cents for a way to pay. */
  centsBy: (way: Pay) => number;
}) {
  return (
    <form
      className="pay-choice"
      method="post"
      action={CART_PATH}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="pay" />
      <ChoiceGroup legend="Show prices for" name="pay">
        {(['check', 'card'] as const).map((way) => (
          <Choice
            key={way}
            type="radio"
            name="pay"
            value={way}
            label={
              <>
                <span>
                  {PAY_WORDS[way]}{' '}
                  {way === 'card' ? (
                    <small>
                      {percent === undefined ? 'with its surcharge' : `${percent}% more`}
                    </small>
                  ) : null}
                </span>{' '}
                <span className="figures">{formatMoney(centsBy(way))}</span>
              </>
            }
            checked={pay === way}
            onChange={() => choosePay(way)}
          />
        ))}
      </ChoiceGroup>
      <noscript>
        <button type="submit" className="button">
          Show these prices
        </button>
      </noscript>
    </form>
  );
}
