import { CART_PATH } from '#commerce/cart/model/cart-form.ts';

/** Nothing to show: why, and a way to try again that works without JavaScript too. */
export function CartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack">
      <p className="lead">Your cart could not be loaded. Nothing in it is lost.</p>
      <p>
        <a
          className="button"
          href={CART_PATH}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          Try again
        </a>
      </p>
    </div>
  );
}
