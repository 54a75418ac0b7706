import { cleanTerm } from '#server/platform/text/words.ts';
import { searchCasino, searchSportsbook } from '#server/modules/search/index.ts';
import { defineSource } from './define.ts';

/** Not cached: terms rarely repeat. */
export const search = defineSource<'found', { searchTerm: string }>({
  item: 'found',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['searchTerm'],
    properties: { searchTerm: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ searchTerm }, { catalogue, now }) => {
    const term = cleanTerm(searchTerm);
    if (term === null) return null;
    return { term, sportsbook: searchSportsbook(catalogue, term, now), casino: searchCasino(catalogue, term) };
  },
});
