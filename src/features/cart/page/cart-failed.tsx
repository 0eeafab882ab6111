import { CART_PATH } from '#commerce/cart/model/cart-form.ts';

/**
 * The cart could not be loaded: an error and a link to try again, which works without JavaScript.
 */
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
