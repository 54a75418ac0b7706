import { searchCasino, searchSportsbook } from '#server/modules/search/index.ts';
import { termOf } from '#src/shared/site/searchTerm.ts';
import { defineNamed, textUpTo } from './define.ts';

export const search = defineNamed({
  item: 'found',
  names: { searchTerm: textUpTo(128) },
  load: ({ searchTerm }, { catalogue, now, place }) => {
    const term = termOf(searchTerm);
    if (term === null) return null;
    return { term, sportsbook: searchSportsbook(catalogue, term, now, place ?? null), casino: searchCasino(catalogue, term) };
  },
});
