import type { Product } from '#api/catalog/product-model.ts';
import type { Customer } from '#api/session/session.ts';
import type { FieldOf } from '#commerce/form/field-of.ts';
import { SectionForm } from '#commerce/form/section-form.tsx';
import { formatCount } from '#commerce/format/count.ts';
import { pageTitle } from '#commerce/page/titles.ts';
import { LinkButton } from '#ui/button.tsx';
import { Choice, ChoiceGroup } from '#ui/field/choice-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import { LONGEST, REVIEW_FORM } from './review-rules.ts';
import './write-review.css';

const STARS = [
  ['5', '5 stars: excellent'],
  ['4', '4 stars: good'],
  ['3', '3 stars: as it should be'],
  ['2', '2 stars: not as it should be'],
  ['1', '1 star: poor'],
] as const;

/** §7 The page to review a product. It says that the store reads each review before it appears. */
export function WriteReview({
  product,
  customer,
  order,
}: {
  product: Product;
  customer: Customer;
  /** The order with the link to this page, to go back to. */
  order: string | undefined;
}) {
  const { id, name, href, pictures } = product;
  return (
    <div className="write-review page-width">
      <title>{pageTitle('Write a review', name)}</title>
      <Breadcrumb trail={[{ label: name, href }]} here="Write a review" />
      <PageHeading lead="We read each review before it appears. Good or bad, it appears as you wrote it.">
        Write a review
      </PageHeading>
      <div className="write-review-product">
        {pictures[0] ? <img src={pictures[0].src} alt="" width="96" height="96" /> : null}
        <p>{name}</p>
      </div>
      <SectionForm
        form={REVIEW_FORM}
        keptFor={`${customer.id}:${id}`}
        submit={['Send the review', 'Sending the review']}
        clears
      >
        {(field) => <ReviewFields field={field} customer={customer} />}
      </SectionForm>
      <p className="row">
        <LinkButton to={`${href}#reviews`}>Back to the product</LinkButton>
        {order ? (
          <LinkButton to={`/orders/orderdetails/${order}`}>Back to order {order}</LinkButton>
        ) : null}
      </p>
    </div>
  );
}

function ReviewFields({ field, customer }: { field: FieldOf; customer: Customer }) {
  return (
    <>
      <Rating {...field('rating')} />
      <TextField
        label="Heading"
        hint="The review in a few words."
        autoComplete="off"
        {...field('heading')}
      />
      <TextArea
        label="Your review"
        hint={`What arrived, how it was packed, what others should know. At most ${formatCount(LONGEST.text)} characters.`}
        rows={8}
        {...field('text')}
      />
      <TextField
        label="Name to show"
        hint={`Left empty, it is ${customer.firstName} ${customer.lastName.charAt(0)}.`}
        autoComplete="nickname"
        optional
        {...field('author')}
      />
    </>
  );
}

function Rating({ id, error, defaultValue }: ReturnType<FieldOf>) {
  return (
    <ChoiceGroup legend="Your rating" name={id} {...(error ? { error } : {})}>
      {STARS.map(([stars, label]) => (
        <Choice
          key={stars}
          type="radio"
          name="rating"
          value={stars}
          defaultChecked={defaultValue === stars}
          label={label}
        />
      ))}
    </ChoiceGroup>
  );
}
