import { expect, test } from 'vitest';

import { levelsOfForm } from './levels-of-form.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

test('a level is read as typed; an empty field is no level', () => {
  const typed = form({ 'level-gold': ' $4,100.50 ', 'level-silver': '66', 'level-platinum': '' });
  expect(levelsOfForm(typed)).toEqual({ levels: { gold: 410_050, silver: 6_600 }, problems: {} });
});

test.each(['0', '-5', 'much', '1.234', '1e3', '.'])('§5 “%s” is not a price above 0', (typed) => {
  const { levels, problems } = levelsOfForm(form({ 'level-gold': typed }));
  expect(levels).toEqual({});
  expect(problems.gold).toMatch(/^Enter a price above 0/);
});
