import type { PlayerClient } from './playerClient.ts';

/** Teaser option in the slip. */
export type ShownTeaser = {
  readonly name: string;
  readonly terms: string;
  readonly rule: string | null;
  readonly totalOdds: { readonly numeratorLong: string; readonly denominatorLong: string };
};
type Line = { readonly selectionId: string; readonly oddsNumerator: string; readonly oddsDenominator: string; readonly points: string };

/** Adds the home spreads of two future football games to the player's slip. */
export async function teaseTwo(player: PlayerClient): Promise<readonly Line[]> {
  const { catalogue, ports } = player.server.app.deps;
  const homes = catalogue.events({ status: 'PRE_GAME' }).flatMap(({ id, sportId, startsAt }) => {
    if (catalogue.sport(sportId)?.slug !== 'football' || startsAt.getTime() < ports.now().getTime() + 3_600_000) return [];
    const spread = catalogue.marketsOf(id).find(({ type, status }) => type === 'spread' && status === 'OPEN');
    return spread?.selections.filter(({ type }) => type === 'home') ?? [];
  });
  const lines = homes.slice(0, 2).map(({ id, num, den, points }) => ({
    ...{ selectionId: id, oddsNumerator: String(num), oddsDenominator: String(den) },
    points: String((points ?? 0) / 100),
  }));
  for (const input of lines)
    await player.run('mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { id } }', { input });
  return lines;
}

/** Returns the six-point teaser as the player's slip shows it. */
export async function sixPoints(player: PlayerClient): Promise<ShownTeaser> {
  const { betslip } = await player.run<{ betslip: { teaser: { teaserDraftBet: { teaserPreviews: readonly ShownTeaser[] } } } }>(
    '{ betslip { teaser { teaserDraftBet { teaserPreviews { name terms rule totalOdds { numeratorLong denominatorLong } } } } } }',
  );
  const shown = betslip.teaser.teaserDraftBet.teaserPreviews.find(({ name }) => name === '6');
  if (!shown) throw new Error('Six points are not offered.');
  return shown;
}

/** Bets ten dollars on the teaser as shown. */
export async function placeTeaser(player: PlayerClient, legs: readonly Line[], { terms, totalOdds }: ShownTeaser) {
  const bet = { draftBetId: 'teaser', betAmount: '1000', legs, teaserPoints: '6', teaserTerms: terms };
  const bets = [{ ...bet, totalOddsNumerator: totalOdds.numeratorLong, totalOddsDenominator: totalOdds.denominatorLong }];
  const { placeBets } = await player.run<{
    placeBets: { accepted: boolean; errors: readonly object[]; placedBets: readonly object[] };
  }>(
    'mutation ($bets: [PlaceBetInput!]!) { placeBets(bets: $bets) { accepted errors { code displayType subjectId } placedBets { teaserRule } } }',
    { bets },
  );
  return placeBets;
}
