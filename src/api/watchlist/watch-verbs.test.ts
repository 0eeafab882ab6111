import { expect, test } from 'vitest';

import { ApiFailure, type ApiError } from '#lib/api-error.ts';

import { unwatch } from './watch-verbs.ts';

function refusing(problem: ApiError) {
  return { add: () => Promise.resolve(), remove: () => Promise.reject(new ApiFailure(problem)) };
}

test('an entry that is gone already is off the list, and other failures are told', async () => {
  await expect(unwatch(refusing({ kind: 'missing' }), 731)).resolves.toBeUndefined();
  await expect(unwatch(refusing({ kind: 'slow' }), 731)).rejects.toThrow('slow');
});
