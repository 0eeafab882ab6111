import type { Listing } from '#api/catalog/listing-model.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

type CategoryHeadProps = {
  words: NonNullable<Listing['category']>;
};

/** The breadcrumb and the heading of a category's page. */
export function CategoryHead({ words }: CategoryHeadProps) {
  const { trail, title, description } = words;
  return (
    <>
      <Breadcrumb trail={trail} here={title} />
      <PageHeading lead={description}>{title}</PageHeading>
    </>
  );
}
