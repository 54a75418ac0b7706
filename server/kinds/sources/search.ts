import { cleanTerm } from '#server/platform/text/tokenize.ts';
import { searchCasino, searchSportsbook } from '#server/modules/search/index.ts';
import { defineNamed, textUpTo } from './define.ts';

/** Uncached, because terms rarely repeat. */
export const search = defineNamed({
  item: 'found',
  names: { searchTerm: textUpTo(128) },
  load: ({ searchTerm }, { catalogue, now }) => {
    const term = cleanTerm(searchTerm);
    if (term === null) return null;
    return { term, sportsbook: searchSportsbook(catalogue, term, now), casino: searchCasino(catalogue, term) };
  },
});
