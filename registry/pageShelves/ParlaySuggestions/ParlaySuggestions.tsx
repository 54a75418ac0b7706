import type { FragmentType } from '@apollo/client';
import { type ParlaySuggestionsFragment, ParlaySuggestionsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { Rail } from '#src/ui/Rail.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';

const NONE: readonly never[] = [];

export function ParlaySuggestions({ node }: { readonly node: FragmentType<ParlaySuggestionsFragment> }) {
  const { title, suggestions: all } = useNode(ParlaySuggestionsFragmentDoc, node);
  // Drops suggestions with too few legs: a parlay needs two, a quick bet one.
  const suggestions = all?.filter(({ legs, isQuickBet }) => legs.length > (isQuickBet ? 0 : 1)) ?? null;
  useWatchEvents((suggestions ?? NONE).flatMap(({ legs }) => legs.map(({ event }) => event.id)));
  if (suggestions?.length === 0) return null;
  return (
    <>
      <ShelfHead title={title} />
      {suggestions === null ? (
        <ShelfProblem what={t`these parlays`} />
      ) : (
        <Rail label={title} itemWidth="min(340px, calc(100vw - 72px))">
          {suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.id} suggestion={suggestion} />
          ))}
        </Rail>
      )}
    </>
  );
}
