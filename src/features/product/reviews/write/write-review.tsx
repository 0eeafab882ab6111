import { useEffect, useRef, useState } from 'react';
import { useActionData } from 'react-router';

import type { Product } from '#api/catalog/product-model.ts';
import type { OwnReview } from '#api/reviews/own-reviews.ts';
import type { Customer } from '#api/session/session.ts';
import type { Answer } from '#commerce/form/answer.ts';
import { longDate } from '#commerce/format/date.ts';
import { LinkButton } from '#ui/button.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { STATE_WORDS } from '../own/state-words.ts';
import { OWN_REVIEWS_PATH, REVIEW_FORM } from '../review-rules.ts';
import { ReviewForm } from './review-form.tsx';
import './write-review.css';

type WriteReviewProps = {
  product: Product;
  customer: Customer;
  /** The order with the link to this page, to go back to. */
  order: string | undefined;
  /** What the customer has written about the product before. */
  before: OwnReview | undefined;
};

/** §7 The page to review a product. It says that the store reads each review before it appears. */
export function WriteReview({ product, customer, order, before }: WriteReviewProps) {
  const { name, href, pictures } = product;
  const drawn = useActionData<Answer>();
  const [says, setSays] = useState<string>();
  const done = says ?? (drawn?.kind === 'saved' ? drawn.says : undefined);
  // A form that was sent says itself what became of it.
  const isWritten = before && before.state !== 'Declined' && drawn === undefined;
  return (
    <div className="write-review page-width">
      <Breadcrumb trail={[{ label: name, href }]} here="Write a review" />
      <PageHeading lead="We read each review before it appears. Good or bad, it appears as you wrote it.">
        Write a review
      </PageHeading>
      <div className="write-review-product">
        <img src={pictures[0].src} alt="" width="96" height="96" />
        <p>{name}</p>
      </div>
      {done ? <Received says={done} hasCome={says !== undefined} /> : null}
      {!done && isWritten ? <WrittenBefore review={before} /> : null}
      {done || isWritten ? null : (
        <>
          <Rules />
          <ReviewForm
            form={REVIEW_FORM}
            productId={product.id}
            customer={customer}
            onSaved={setSays}
          />
        </>
      )}
      <WaysOn product={product} order={order} />
    </div>
  );
}

function WaysOn({ product: { href }, order }: Pick<WriteReviewProps, 'product' | 'order'>) {
  return (
    <p className="row">
      <LinkButton to={OWN_REVIEWS_PATH}>Your reviews</LinkButton>
      {order ? (
        <LinkButton to={`/orders/orderdetails/${order}`}>Back to order {order}</LinkButton>
      ) : null}
      <LinkButton to={`${href}#reviews`}>Back to the product</LinkButton>
    </p>
  );
}

function Rules() {
  return (
    <ul className="write-review-rules">
      <li>Write about the product: what arrived, in which state, and how it was packed.</li>
      <li>Leave out links, e-mail addresses and names: such a review is declined.</li>
      <li>Within a business day it is published, or we tell you why not.</li>
    </ul>
  );
}

/** Replaces the form. The button that was pressed is gone, so the heading takes the focus. */
function Received({ says, hasCome }: { says: string; hasCome: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Moves the focus.
  useEffect(() => {
    if (hasCome) heading.current?.focus();
  }, [hasCome]);
  return (
    <section className="write-review-done">
      <h2 tabIndex={-1} ref={heading}>
        Your review is received
      </h2>
      <p>{says}</p>
    </section>
  );
}

function WrittenBefore({ review }: { review: OwnReview }) {
  return (
    <section className="write-review-done">
      <h2>You have reviewed this product</h2>
      <p>
        Written <time dateTime={review.writtenAt}>{longDate(review.writtenAt)}</time>:{' '}
        {STATE_WORDS[review.state].toLowerCase()}. A product has one review of each customer.
      </p>
    </section>
  );
}
