import { beforeAll, describe, expect, it } from 'vitest';
import { findBet } from '#server/modules/betting/bets/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { ledgerViolations } from '#tests/support/ledgerChecks.ts';
import { TwoPeople } from '#tests/support/operatorClient.ts';
import { openMoneyline, place, PlayerClient, type Pick1, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const reason = 'For the weekend';
let trader: TwoPeople;
beforeAll(async () => {
  trader = await TwoPeople.as(server());
});

type Named = { readonly featuredBetId: string; readonly version: number };
type Slip = {
  readonly numberOfSelections: number;
  readonly marketSelectionsMetadata: readonly {
    readonly marketSelectionId: string;
    readonly selectionOrigin: string | null;
    readonly featuredBetId: string | null;
    readonly attributes: readonly string[];
  }[];
  readonly parlay: { readonly draftBet: { readonly id: string } | null };
  readonly straight: {
    readonly draftBetEventGroupings: readonly {
      readonly draftBets: readonly {
        readonly betAmount: { readonly amountLong: string } | null;
        readonly draftLegs: readonly { readonly marketSelectionRequiresAcceptance: boolean }[];
      }[];
    }[];
  };
};
const SLIP = `numberOfSelections marketSelectionsMetadata { marketSelectionId selectionOrigin featuredBetId attributes } parlay { draftBet { id } }
  straight { draftBetEventGroupings { draftBets { betAmount { amountLong } draftLegs { marketSelectionRequiresAcceptance } } } }`;
const ADD = `mutation ($id: ID!, $seen: [AcceptedSelectionInput!]) { addFeaturedBet(featuredBetId: $id, selectionOrigin: "lounge", marketSelections: $seen, oddsFormat: AMERICAN) { ${SLIP} } }`;

const take = (player: PlayerClient, id: string, seen?: readonly object[]) => player.try<{ addFeaturedBet: Slip }>(ADD, { id, seen });
const offer = (picks: readonly Pick1[], more: object = {}): Promise<Named> =>
  trader.run<Named>('createFeaturedBet', {
    kind: 'FEATURED',
    title: 'Home again',
    suggestedCents: null,
    selectionIds: picks.map(({ id }) => id),
    reason,
    ...more,
  });
const games = async (from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => openMoneyline(server(), from + at)));
const seenOf = ({ id, num, den, points }: Pick1) => ({ selectionId: id, oddsNumerator: num, oddsDenominator: den, points });
const parlay = (picks: readonly Pick1[]) => ({ draftBetId: 'parlay', betAmount: '1000', legs: picks.map(seenOf) });

describe('a featured bet', () => {
  it('a featured bet is added whole, placed, settled, and keeps its name in the history', async () => {
    const found = await games(20, 2);
    const picks = found.map(({ home }) => home);
    const { featuredBetId, version } = await offer(picks);
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { addFeaturedBet: slip } = (await take(player, featuredBetId, picks.map(seenOf))).data;
    expect(slip).toMatchObject({ numberOfSelections: 2, parlay: { draftBet: { id: 'parlay' } } });
    expect(slip.marketSelectionsMetadata).toEqual(
      picks.map(({ id }) => ({ marketSelectionId: id, selectionOrigin: 'lounge', featuredBetId, attributes: [] })),
    );
    const { accepted, placedBets } = await place(player, [parlay(picks)]);
    expect(accepted).toBe(true);
    const change = { featuredBetId, version, kind: 'FEATURED', title: 'Another name', suggestedCents: null, reason };
    await trader.run('changeFeaturedBet', { ...change, selectionIds: picks.map(({ id }) => id) });
    for (const { eventId } of found) await trader.run('settleByHand', { eventId, homeScore: 3, awayScore: 0, beforeStart: true, reason });
    const settled = await findBet(server().app.deps.db, { playerId: player.playerId, betId: placedBets[0]?.id ?? '' });
    expect(settled).toMatchObject({ outcome: 'WIN', type: 'PARLAY', featured: { id: featuredBetId, title: 'Home again' } });
    const { betHistorySection } = await player.run<{
      betHistorySection: { bets: { edges: readonly { node: { featuredBetId: string; featuredBetTitle: string } }[] } };
    }>('{ betHistorySection(sectionId: "settled") { bets(first: 5) { edges { node { featuredBetId featuredBetTitle } } } } }');
    expect(betHistorySection.bets.edges.map(({ node }) => node)).toEqual([{ featuredBetId, featuredBetTitle: 'Home again' }]);
    expect(await ledgerViolations(server().app.deps.db)).toEqual([]);
  });

  it('a featured bet placed without one leg is an ordinary bet', async () => {
    const picks = (await games(24, 3)).map(({ home }) => home);
    const { featuredBetId } = await offer(picks);
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await take(player, featuredBetId);
    const { accepted, placedBets } = await place(player, [parlay(picks.slice(0, 2))]);
    expect(accepted).toBe(true);
    expect(await findBet(server().app.deps.db, { playerId: player.playerId, betId: placedBets[0]?.id ?? '' })).toMatchObject({
      featured: null,
    });
  });

  it('a featured bet whose price has moved must be accepted, or its placement is refused', async () => {
    const picks = (await games(28, 2)).map(({ home }) => home);
    const { featuredBetId } = await offer(picks);
    await sandbox(server(), 'price', { selectionId: picks[0]?.id, american: -9_000 });
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { addFeaturedBet: slip } = (await take(player, featuredBetId, picks.map(seenOf))).data;
    const legs = slip.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets.flatMap(({ draftLegs }) => draftLegs));
    expect(legs.map(({ marketSelectionRequiresAcceptance: asks }) => asks)).toEqual([true, false]);
    expect((await place(player, [parlay(picks)])).errors).toMatchObject([{ code: 'price-moved', subjectId: picks[0]?.id }]);
  });

  it('a featured bet suspended, over, withdrawn or unknown is refused with a specific error and adds nothing', async () => {
    const found = await games(32, 3);
    const [first, second, third] = found.map(({ home }) => home);
    if (!first || !second || !third) throw new Error('too few games');
    const [suspended, gone, withdrawn] = [await offer([first, second]), await offer([second, third]), await offer([first, third])];
    await trader.run('withdrawFeaturedBet', { ...withdrawn, reason });
    await sandbox(server(), 'suspend', { selectionId: first.id });
    await trader.run('settleByHand', { eventId: found[2]?.eventId ?? '', homeScore: 1, awayScore: 0, beforeStart: true, reason });
    const player = await PlayerClient.fresh(server());
    const refusals = [];
    for (const { featuredBetId } of [suspended, gone, withdrawn, { featuredBetId: 'nothing' }])
      refusals.push((await take(player, featuredBetId)).errors[0]?.extensions['refusal']);
    expect(refusals).toEqual(['market-suspended', 'featured-bet-gone', 'featured-bet-gone', 'featured-bet-gone']);
    expect((await player.run<{ betslip: Slip }>(`{ betslip { ${SLIP} } }`)).betslip.numberOfSelections).toBe(0);
  });
});

describe('a quick bet', () => {
  it('a quick bet brings its amount, is marked as one, and keeps what the player has typed', async () => {
    const [game] = await games(40, 1);
    const pick = game?.home;
    if (!pick) throw new Error('too few games');
    const { featuredBetId } = await offer([pick], { kind: 'QUICK', title: 'Quick', suggestedCents: 700 });
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const amountOf = ({ straight: { draftBetEventGroupings: groups } }: Slip) => groups[0]?.draftBets[0]?.betAmount?.amountLong;
    const { addFeaturedBet: slip } = (await take(player, featuredBetId)).data;
    expect([amountOf(slip), slip.marketSelectionsMetadata]).toEqual([
      '700',
      [{ marketSelectionId: pick.id, selectionOrigin: 'lounge', featuredBetId, attributes: ['QUICK_BET'] }],
    ]);
    await player.run('mutation ($id: ID!) { setDraftBetAmount(draftBetId: $id, amount: "250") { id } }', { id: `straight:${pick.id}` });
    expect(amountOf((await take(player, featuredBetId)).data.addFeaturedBet)).toBe('250');
    const { placedBets } = await place(player, [straight(pick, '250')]);
    expect(await findBet(server().app.deps.db, { playerId: player.playerId, betId: placedBets[0]?.id ?? '' })).toMatchObject({
      featured: { title: 'Quick' },
    });
  });

  it('a quick bet below the smallest stake is not offered; one now below it loses its amount', async () => {
    const picks = (await games(42, 2)).map(({ home }) => home);
    const least = async (leastStakeCents: number) => {
      const { minimums } = await trader.run<{ minimums: { version: number } }>('readHouseTerms');
      await trader.run('setBetMinimums', { version: minimums.version, leastStakeCents, leastOdds: null, reason });
    };
    const player = await PlayerClient.fresh(server());
    const [first, second] = await Promise.all(picks.map((pick) => offer([pick], { kind: 'QUICK', title: 'Quick', suggestedCents: 700 })));
    if (!first || !second) throw new Error('too few games');
    const asked = { kind: 'QUICK', title: 'Small', suggestedCents: 700, selectionIds: [picks[0]?.id], reason };
    const shown = () =>
      server()
        .app.deps.catalogue.featuredBets('QUICK')
        .filter(({ id }) => id === first.featuredBetId)
        .map(({ suggestedCents }) => suggestedCents);
    expect(shown()).toEqual([700n]);
    await least(701);
    try {
      expect(shown(), 'nor says its card one').toEqual([null]);
      const words = { status: 422, json: { message: 'The minimum bet is $7.01. Enter a higher amount.' } };
      expect(await trader.try('createFeaturedBet', asked)).toMatchObject(words);
      expect(await trader.try('changeFeaturedBet', { ...asked, ...first })).toMatchObject(words);
      const { addFeaturedBet: slip } = (await take(player, first.featuredBetId)).data;
      const drafts = slip.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets);
      expect(drafts.map(({ betAmount }) => betAmount)).toEqual([null]);
      await least(700);
      const { addFeaturedBet: both } = (await take(player, second.featuredBetId)).data;
      const amounts = both.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets.map(({ betAmount }) => betAmount));
      expect(amounts).toEqual([null, { amountLong: '700' }]);
      await trader.run('createFeaturedBet', asked);
    } finally {
      await least(100);
    }
  });

  it('a quick bet is on its page at once, until it is withdrawn', async () => {
    const [game] = await games(44, 1);
    if (!game) throw new Error('too few games');
    const named = await offer([game.home], { kind: 'QUICK', title: 'On the page' });
    const titles = () =>
      server()
        .app.deps.catalogue.featuredBets('QUICK')
        .map(({ title }) => title);
    expect(titles()).toContain('On the page');
    await trader.run('withdrawFeaturedBet', { ...named, reason });
    expect(titles()).not.toContain('On the page');
  });
});

describe("a trader's featured bet", () => {
  it('a featured bet that no player could place is refused with the reason', async () => {
    const [game, other] = await games(48, 2);
    if (!game || !other) throw new Error('too few games');
    const both = [game.home.id, game.home.id.replace(/home$/, 'away')];
    const asked = { kind: 'FEATURED', title: 'A', suggestedCents: null, reason };
    for (const [input, words] of [
      [{ ...asked, selectionIds: both }, /can’t be combined in one bet/],
      [{ ...asked, selectionIds: [game.home.id] }, /at least two selections/],
      [{ ...asked, selectionIds: [game.home.id, 'nothing'] }, /no such selection: nothing/],
      [{ ...asked, selectionIds: [game.home.id, other.home.id], suggestedCents: 100 }, /Only a quick bet/],
      [{ ...asked, selectionIds: [game.home.id, other.home.id], title: '  ' }, /Enter a title/],
    ] as const)
      expect(await trader.try('createFeaturedBet', input)).toMatchObject({ status: 422, json: { message: expect.stringMatching(words) } });
  });

  it('a featured bet is changed only on its latest version, and audited', async () => {
    const picks = (await games(52, 2)).map(({ home }) => home);
    const named = await offer(picks);
    const change = { ...named, kind: 'FEATURED', title: 'New', suggestedCents: null, selectionIds: picks.map(({ id }) => id), reason };
    expect(await trader.run('changeFeaturedBet', change)).toEqual({ ...named, version: 2 });
    expect(await trader.try('changeFeaturedBet', change)).toMatchObject({ status: 409, json: { error: 'stale' } });
    const compliance = trader.second;
    const { entries } = await compliance.run<{ entries: readonly { subject: string | null; detail: object }[] }>('readAudit', {
      limit: 20,
    });
    const own = entries.filter(({ subject }) => subject === `featured-bet:${named.featuredBetId}`);
    expect(own.map(({ detail }) => detail)).toMatchObject([
      { version: 2, title: 'New', reason },
      { version: 1, title: 'Home again', reason },
    ]);
  });
});
