import { type Kind, firstVersion } from '../../define.ts';

export const ParlaySuggestionsShelf: Kind<'ParlaySuggestionsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Popular parlays' }),
  needs: { parlays: 'parlays' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    suggestions: async ({ id, data }) => {
      const parlays = await data.load('parlays', 'parlays');
      return (
        parlays?.map(({ title, price, legs, featured }) => ({
          __typename: 'ParlaySuggestion' as const,
          // Builds the id from the legs, so that a card on an open page never becomes a different parlay.
          id: `${id}:${legs.map(({ selection }) => selection.id).join('+')}`,
          title,
          featuredBetId: featured?.id ?? null,
          isQuickBet: featured?.isQuick ?? false,
          suggestedBetAmount: featured?.suggestedCents?.toString() ?? null,
          odds: price,
          legs: legs.map((leg) => ({ __typename: 'ParlayLeg' as const, ...leg })),
        })) ?? null
      );
    },
  },
};
