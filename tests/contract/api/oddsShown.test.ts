import { beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { openMoneyline, PlayerClient, type Pick1, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

/** Requests the prices, as text, and the trends of the slip's only selection. */
const SLIP = `fragment Slip on Betslip {
  marketSelections { odds { formattedOdds american: formattedOdds(oddsFormat: AMERICAN) } }
  straight { oddsTrend draftBetEventGroupings { draftBets { totalOdds { formattedOdds } totalOddsTrend draftLegs { marketSelectionOddsTrend marketSelectionRequiresAcceptance } } } }
}`;

type Slip = {
  readonly marketSelections: readonly { readonly odds: { readonly formattedOdds: string; readonly american: string } }[];
  readonly straight: {
    readonly oddsTrend: string;
    readonly draftBetEventGroupings: readonly {
      readonly draftBets: readonly {
        readonly totalOdds: { readonly formattedOdds: string };
        readonly totalOddsTrend: string;
        readonly draftLegs: readonly { readonly marketSelectionOddsTrend: string; readonly marketSelectionRequiresAcceptance: boolean }[];
      }[];
    }[];
  };
};

const pricesOf = ({ marketSelections, straight: { draftBetEventGroupings } }: Slip): readonly string[] => [
  ...marketSelections.map(({ odds }) => odds.formattedOdds),
  ...draftBetEventGroupings.flatMap(({ draftBets }) => draftBets.map(({ totalOdds }) => totalOdds.formattedOdds)),
];
const trendsOf = ({ straight: { oddsTrend, draftBetEventGroupings } }: Slip): readonly string[] => [
  oddsTrend,
  ...draftBetEventGroupings.flatMap(({ draftBets }) =>
    draftBets.flatMap(({ totalOddsTrend, draftLegs }) => [totalOddsTrend, ...draftLegs.map((leg) => leg.marketSelectionOddsTrend)]),
  ),
];

async function withPick(pick: Pick1) {
  const player = await PlayerClient.fresh(server());
  const run = <T>(query: string, variables: object = {}): Promise<T> =>
    player.run<T>(query.includes('...Slip') ? `${query} ${SLIP}` : query, variables);
  const add = (args: string) =>
    run<{ addMarketSelection: Slip }>(
      `mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input${args}) { ...Slip } }`,
      {
        input: { selectionId: pick.id, oddsNumerator: pick.num, oddsDenominator: pick.den },
      },
    );
  await add('');
  return { player, run, add };
}

describe('the odds of an operation', () => {
  let home: Pick1;
  beforeAll(async () => {
    const found = await openMoneyline(server(), 0);
    await sandbox(server(), 'price', { selectionId: found.home.id, american: 150 });
    home = { ...found.home, num: '3', den: '2' };
  });

  it("every price of an operation uses the operation's odds format unless the field names its own", async () => {
    const { run } = await withPick(home);
    const { betslip } = await run<{ betslip: Slip }>('{ betslip(oddsFormat: EURO) { ...Slip } }');
    expect(pricesOf(betslip)).toEqual(['2.50', '2.50']);
    expect(betslip.marketSelections[0]?.odds.american, 'a price may name its own').toBe('+150');
    expect(pricesOf((await run<{ betslip: Slip }>('{ betslip { ...Slip } }')).betslip)).toEqual(['+150', '+150']);
  });

  it('the odds format may be a variable, and sibling fields keep formats of their own', async () => {
    const { run } = await withPick(home);
    const slips = await run<Record<'a' | 'b' | 'c', Slip>>(
      'query ($format: OddsFormat) { a: betslip(oddsFormat: $format) { ...Slip } b: betslip(oddsFormat: AMERICAN) { ...Slip } c: betslip(oddsFormat: EURO) { ...Slip } }',
      { format: 'EURO' },
    );
    expect(Object.values(slips).map((slip) => pricesOf(slip)[0])).toEqual(['2.50', '+150', '2.50']);
  });

  it('every slip mutation with an odds format returns prices in that format', async () => {
    const { run, add } = await withPick(home);
    const euro = ', oddsFormat: EURO';
    expect(pricesOf((await add(euro)).addMarketSelection)).toEqual(['2.50', '2.50']);
    const leg = { selectionId: home.id, oddsNumerator: home.num, oddsDenominator: home.den };
    const accepted = await run<{ acceptBetslipChanges: Slip }>(
      `mutation ($legs: [AcceptedSelectionInput!]!) { acceptBetslipChanges(marketSelections: $legs${euro}) { ...Slip } }`,
      { legs: [leg] },
    );
    expect(pricesOf(accepted.acceptBetslipChanges)).toEqual(['2.50', '2.50']);
    const kept = await run<{ removeMarketSelection: Slip }>(
      `mutation { removeMarketSelection(selectionId: "another"${euro}) { ...Slip } }`,
    );
    expect(pricesOf(kept.removeMarketSelection)).toEqual(['2.50', '2.50']);
  });

  it('a placement, its bets and the history return prices in the requested odds format', async () => {
    const { player, run } = await withPick(home);
    await player.locate();
    const { placeBets } = await run<{
      placeBets: { readonly placedBets: readonly { readonly totalOdds: { readonly formattedOdds: string } }[]; readonly betslip: Slip };
    }>(
      `mutation ($bets: [PlaceBetInput!]!) {
        placeBets(bets: $bets, oddsFormat: EURO, keepBetslipSelections: true) { placedBets { totalOdds { formattedOdds } } betslip { ...Slip } }
      }`,
      { bets: [straight(home, '1000')] },
    );
    expect(placeBets.placedBets).toEqual([{ totalOdds: { formattedOdds: '2.50' } }]);
    expect(pricesOf(placeBets.betslip)).toEqual(['2.50', '2.50']);
    const BETS = '{ bets { edges { node { totalOdds { formattedOdds } legs { odds { formattedOdds } } } } } }';
    const history = await run<Record<'a' | 'b', object>>(
      `{ a: betHistorySection(sectionId: "open", oddsFormat: EURO) ${BETS} b: betHistorySection(sectionId: "open") ${BETS} }`,
    );
    const written = (formattedOdds: string) => ({
      bets: { edges: [{ node: { totalOdds: { formattedOdds }, legs: [{ odds: { formattedOdds } }] } }] },
    });
    expect(history).toEqual({ a: written('2.50'), b: written('+150') });
  });

  it('a slip without odds trends still asks to accept a changed price', async () => {
    const { home: moving } = await openMoneyline(server(), 1);
    const { run, add } = await withPick(moving);
    await sandbox(server(), 'price', { selectionId: moving.id, american: -20_000 });
    const slips = await run<Record<'a' | 'b', Slip>>(
      '{ a: betslip(includeOddsTrend: false) { ...Slip } b: betslip(includeOddsTrend: true) { ...Slip } }',
    );
    expect(trendsOf(slips.a)).toEqual(['NO_CHANGE', 'NO_CHANGE', 'NO_CHANGE']);
    expect(slips.a.straight.draftBetEventGroupings[0]?.draftBets[0]?.draftLegs[0]?.marketSelectionRequiresAcceptance).toBe(true);
    expect(trendsOf(slips.b)).toEqual(['DOWN', 'DOWN', 'DOWN']);
    expect(trendsOf((await run<{ betslip: Slip }>('{ betslip { ...Slip } }')).betslip), 'wanted unless it is said').toEqual(
      trendsOf(slips.b),
    );
    const { num, den } = server().app.deps.catalogue.selection(moving.id) ?? { num: 1n, den: 1n };
    expect([num, den]).toEqual([1n, 200n]);
    // Adds the selection again at its old price: the price has moved, but the request does not ask for trends.
    expect(trendsOf((await add(', includeOddsTrend: false')).addMarketSelection)).toEqual(['NO_CHANGE', 'NO_CHANGE', 'NO_CHANGE']);
  });
});
