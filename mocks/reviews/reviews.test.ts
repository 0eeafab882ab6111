import { describe, expect, test } from 'vitest';
import { createCatalog } from '../catalog/catalog.ts';
import { faqOf } from '../catalog/faq.ts';
import { allReviews, reviewsOf } from './reviews.ts';
import { shopReviews } from './shop-reviews.ts';

const catalog = createCatalog();
const reviews = allReviews(catalog);

function share(stars: number): number {
  return reviews.filter(({ rating }) => rating === stars).length / reviews.length;
}

function iraAnswer(slug: string): string | undefined {
  const product = catalog.bySlug.get(slug);
  const asked = product ? faqOf(product) : [];
  return asked.find(({ question }) => question.includes('IRA'))?.answer;
}

describe('reviews', () => {
  test('are as many as the product says, and their mean is its rating', () => {
    for (const product of catalog.products.slice(0, 300)) {
      const own = reviewsOf(product, catalog);
      const mean = own.reduce((sum, { rating }) => sum + rating, 0) / own.length;
      expect(own).toHaveLength(product.reviewCount);
      expect(product.rating).toBe(own.length > 0 ? Math.round(mean * 10) / 10 : undefined);
    }
  });

  test('are mostly glad: about 78 % five stars, a few of one', () => {
    expect(share(5)).toBeGreaterThan(0.74);
    expect(share(5)).toBeLessThan(0.82);
    expect(share(1)).toBeGreaterThan(0.005);
  });

  test('have a number of their own and a date before today', () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.every(({ postedOn }) => postedOn < catalog.seededAt)).toBe(true);
  });

  test('vary: few texts repeat', () => {
    expect(new Set(reviews.map(({ text }) => text)).size).toBeGreaterThan(400);
    expect(reviews.some(({ text }) => text.includes('{'))).toBe(false);
  });

  test('are answered by the shop only when they complain', () => {
    const answered = reviews.filter(({ reply }) => reply);
    expect(answered.length).toBeGreaterThan(20);
    expect(answered.every(({ rating }) => rating <= 2)).toBe(true);
  });

  test('are the same each time they are read', () => {
    expect(allReviews(catalog).slice(0, 50)).toEqual(reviews.slice(0, 50));
  });
});

describe('reviews of the shop', () => {
  const shop = shopReviews(catalog);

  test('name no product, have numbers of their own, and are mostly glad', () => {
    expect(shop.every(({ productId }) => productId === undefined)).toBe(true);
    expect(new Set([...shop, ...reviews].map(({ id }) => id)).size).toBe(
      shop.length + reviews.length,
    );
    const glad = shop.filter(({ rating }) => rating === 5).length / shop.length;
    expect(glad).toBeGreaterThan(0.72);
    expect(glad).toBeLessThan(0.84);
    expect(shop.every(({ heading, text }) => heading !== '' && text !== '')).toBe(true);
  });
});

describe('questions', () => {
  test('every product has some, and they fit its form', () => {
    for (const product of catalog.products) {
      const questions = faqOf(product);
      expect(questions.length).toBeGreaterThan(0);
    }
  });

  test('jewelry is not asked about IRAs', () => {
    const jewelry = catalog.products.filter(({ form }) => form === 'jewelry');
    const asked = jewelry.flatMap(faqOf).map(({ question }) => question);
    expect(asked.filter((question) => question.includes('IRA'))).toEqual([]);
  });

  test('a Krugerrand is told apart from an Eagle in an IRA', () => {
    expect(iraAnswer('2026-1-oz-american-gold-eagle-coin-bu')).toMatch(/^Yes/);
    expect(iraAnswer('2026-1-oz-south-african-gold-krugerrand-coin-bu')).toMatch(/^No/);
  });
});
