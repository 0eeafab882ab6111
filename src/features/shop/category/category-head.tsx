import { useState } from 'react';

import type { Listing } from '#api/catalog/listing-model.ts';
import { Breadcrumb } from '#ui/frame/breadcrumb.tsx';
import { PageHeading } from '#ui/frame/page-heading.tsx';

import './category-head.css';

type CategoryHeadProps = {
  words: NonNullable<Listing['category']>;
};

/**
 * The breadcrumb and the heading of a category's page. On a phone the description is its first
 * sentence, until the button shows the rest.
 */
export function CategoryHead({ words }: CategoryHeadProps) {
  const { trail, title, description, more } = words;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="category-head">
      <Breadcrumb trail={trail} here={title} />
      <PageHeading
        lead={
          <>
            {description}{' '}
            {more && (
              <>
                <span data-open={isOpen || undefined}>{more} </span>
                <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                  More
                </button>
              </>
            )}
          </>
        }
      >
        {title}
      </PageHeading>
    </div>
  );
}
