import { describe, expect, it } from 'vitest';
import { graphql } from '#tests/support/playerClient.ts';
import { sandbox } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Odds = { readonly numeratorLong: string; readonly denominatorLong: string };
type Grouping = {
  readonly eventId: string;
  readonly odds: Odds | null;
  readonly oddsTrend: string;
  readonly legGroupRequiresAcceptance: boolean;
  readonly draftLegs: readonly { readonly marketSelection: { readonly id: string } }[];
};
type Slip = {
  readonly marketSelections: readonly { readonly id: string }[];
  readonly parlay: { readonly draftBet: { readonly totalOdds: Odds; readonly draftLegEventGroupings: readonly Grouping[] } | null };
};
const ODDS = '{ numeratorLong denominatorLong }';
const SLIP = `marketSelections { id } parlay { draftBet { totalOdds ${ODDS} draftLegEventGroupings {
  eventId odds ${ODDS} oddsTrend legGroupRequiresAcceptance draftLegs { marketSelection { id } } } } }`;

type LeftOut = { readonly marketSelectionId: string; readonly name: string | null; readonly code: string };
type Built = {
  readonly odds: Odds | null;
  readonly picks: readonly {
    readonly marketSelectionId: string;
    readonly odds: Odds;
    readonly points: { readonly decimalPoints: string } | null;
  }[];
  readonly errors: readonly { readonly code: string; readonly subjectId: string | null }[];
  readonly unavailable: readonly { readonly marketSelectionId: string; readonly code: string; readonly message: string }[];
  readonly markets: readonly { readonly type: string }[];
};

const BUILD = `query ($eventId: ID!, $ids: [ID!]!) { betBuilder(eventId: $eventId, marketSelectionIds: $ids) {
  odds ${ODDS} picks { marketSelectionId odds ${ODDS} points { decimalPoints } } errors { code subjectId }
  unavailable { marketSelectionId code message } markets { type } } }`;
const build = async (eventId: string, ids: readonly string[]) =>
  (await graphql<{ betBuilder: Built | null }>(server(), BUILD, { eventId, ids })).data.betBuilder;

const gameOf = (eventId: string, { odds, picks }: Built) => ({
  eventId,
  oddsNumerator: odds?.numeratorLong ?? '1',
  oddsDenominator: odds?.denominatorLong ?? '1',
  marketSelections: picks.map(({ marketSelectionId, odds: own, points }) => ({
    selectionId: marketSelectionId,
    oddsNumerator: own.numeratorLong,
    oddsDenominator: own.denominatorLong,
    points: points?.decimalPoints ?? null,
  })),
});
const idsOf = (slip: Slip | undefined) => slip?.marketSelections.map(({ id }) => id) ?? [];

async function visitor() {
  const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
  const headers = { 'x-anonymous-authorization': data.startup.anonymousToken };
  const ask = <T>(query: string, variables: object = {}) => graphql<T>(server(), query, variables, headers);
  const add = async (id: string): Promise<Slip> => {
    const { num, den, points } = known(id);
    const input = { selectionId: id, oddsNumerator: String(num), oddsDenominator: String(den), points: textOf(points) };
    const answer = await ask<{ addMarketSelection: Slip }>(
      `mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { ${SLIP} } }`,
      { input },
    );
    return answer.data.addMarketSelection;
  };
  const put = async (draftBets: readonly object[], mergeBetslip = true) =>
    ask<{ addDraftBets: { betslip: Slip; leftOut: readonly LeftOut[] } }>(
      `mutation ($draftBets: [DraftBetInput!]!, $mergeBetslip: Boolean) { addDraftBets(draftBets: $draftBets, mergeBetslip: $mergeBetslip) {
        betslip { ${SLIP} } leftOut { marketSelectionId name code message } } }`,
      { draftBets, mergeBetslip },
    );
  const read = async () => (await ask<{ betslip: Slip }>(`{ betslip { ${SLIP} } }`)).data.betslip;
  return { ask, add, put, read };
}

const known = (id: string) => {
  const found = server().app.deps.catalogue.selection(id);
  if (!found) throw new Error(`no selection ${id}`);
  return found;
};
const textOf = (hundredths: number | null): string | null => (hundredths === null ? null : String(hundredths / 100));

/** Finds a future game with an open moneyline, spread and total, in `sport` if given. Skips the first `skip` games. */
function game(skip = 0, sport = '') {
  const { catalogue } = server().app.deps;
  const games = catalogue.events({ status: 'PRE_GAME' }).filter(({ id, sportId }) => {
    if (sport !== '' && catalogue.sport(sportId)?.slug !== sport) return false;
    const types = catalogue.marketsOf(id).filter(({ status }) => status === 'OPEN');
    return ['moneyline', 'spread', 'total'].every((type) => types.some((market) => market.type === type));
  });
  const eventId = games[skip]?.id ?? '';
  const pick = (marketType: string, type: string): string => {
    const market = catalogue.marketsOf(eventId).find((one) => one.type === marketType);
    return market?.selections.find((one) => one.type === type)?.id ?? '';
  };
  return { eventId, pick };
}

describe('a parlay', () => {
  it('a parlay lists its legs by event, several of one game at a joint price that follows them', async () => {
    const { add, read } = await visitor();
    const [first, second] = [game(), game(1)];
    await add(first.pick('moneyline', 'home'));
    await add(second.pick('moneyline', 'home'));
    const slip = await add(first.pick('total', 'over'));
    const [both, single] = slip.parlay.draftBet?.draftLegEventGroupings ?? [];
    expect(both?.draftLegs.map(({ marketSelection }) => marketSelection.id)).toEqual([
      first.pick('moneyline', 'home'),
      first.pick('total', 'over'),
    ]);
    const { num, den } = known(second.pick('moneyline', 'home'));
    expect(single).toMatchObject({
      eventId: second.eventId,
      odds: { numeratorLong: String(num), denominatorLong: String(den) },
      oddsTrend: 'NO_CHANGE',
      legGroupRequiresAcceptance: false,
    });
    await sandbox(server(), 'price', { selectionId: first.pick('total', 'over'), american: -5_000 });
    const [moved] = (await read()).parlay.draftBet?.draftLegEventGroupings ?? [];
    expect(moved).toMatchObject({ oddsTrend: 'DOWN', legGroupRequiresAcceptance: true });
    expect(moved?.odds).not.toEqual(both?.odds);
  });

  it('a parlay of picks that cannot all win has no price', async () => {
    const { add } = await visitor();
    const { pick } = game();
    await add(pick('moneyline', 'home'));
    const slip = await add(pick('moneyline', 'away'));
    expect(slip.parlay.draftBet?.draftLegEventGroupings).toMatchObject([{ odds: null, oddsTrend: 'NO_CHANGE' }]);
  });
});

describe('the bet builder', () => {
  it('the bet builder prices picks of one game as the slip does, not as their product', async () => {
    const { eventId, pick } = game(2);
    const ids = [pick('moneyline', 'home'), pick('total', 'over')];
    const both = await build(eventId, ids);
    expect(both?.picks.map(({ marketSelectionId }) => marketSelectionId)).toEqual(ids);
    expect(both?.errors).toEqual([]);
    const { add } = await visitor();
    await add(ids[0] ?? '');
    const slip = await add(ids[1] ?? '');
    expect(slip.parlay.draftBet?.totalOdds).toEqual(both?.odds);
    const single = await build(eventId, ids.slice(0, 1));
    expect(single?.odds).toEqual(single?.picks[0]?.odds);
    expect((await build(eventId, []))?.odds).toBeNull();
  });

  it('the bet builder marks picks that cannot all win, and offers only markets decided by a score', async () => {
    const { eventId, pick } = game(2);
    const built = await build(eventId, [pick('moneyline', 'home')]);
    expect(built?.unavailable).toContainEqual({
      marketSelectionId: pick('moneyline', 'away'),
      code: 'impossible-combination',
      message: 'This pick and your other picks can’t all win.',
    });
    expect(built?.unavailable.map(({ marketSelectionId }) => marketSelectionId)).not.toContain(pick('total', 'over'));
    expect(built?.markets.map(({ type }) => type)).toEqual(expect.arrayContaining(['moneyline', 'spread', 'total']));
    const apart = await build(eventId, [pick('moneyline', 'home'), pick('moneyline', 'away')]);
    expect(apart).toMatchObject({ odds: null, errors: [{ code: 'impossible-combination', subjectId: null }], unavailable: [] });
  });

  it('the bet builder has no price while a pick is suspended, and names the pick', async () => {
    const { eventId, pick } = game(3);
    const ids = [pick('moneyline', 'home'), pick('total', 'over')];
    await sandbox(server(), 'suspend', { selectionId: ids[1] });
    expect(await build(eventId, ids)).toMatchObject({ odds: null, errors: [{ code: 'market-suspended', subjectId: ids[1] }] });
    await sandbox(server(), 'reopen', { selectionId: ids[1] });
    expect(await build(eventId, ids)).toMatchObject({ errors: [] });
  });

  it('the bet builder ignores picks of other games and unknown events, and takes at most six', async () => {
    const [here, there] = [game(2), game(3)];
    expect((await build(here.eventId, [there.pick('moneyline', 'home'), 'nothing']))?.picks).toEqual([]);
    expect(await build('nothing', [])).toBeNull();
    const { errors } = await graphql(server(), BUILD, { eventId: here.eventId, ids: Array.from({ length: 7 }, (_, at) => `x${at}`) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('bets added to the slip together', () => {
  it('bets added together join the slip or replace it', async () => {
    const { add, put, read } = await visitor();
    const [first, second] = [game(), game(1)];
    await add(first.pick('moneyline', 'home'));
    const legs = [{ selectionId: second.pick('moneyline', 'home') }, { selectionId: second.pick('total', 'under') }];
    expect(idsOf((await put([{ legs }])).data.addDraftBets.betslip)).toEqual([
      first.pick('moneyline', 'home'),
      second.pick('moneyline', 'home'),
      second.pick('total', 'under'),
    ]);
    await put([{ legs: legs.slice(1) }], false);
    expect(idsOf(await read())).toEqual([second.pick('total', 'under')]);
  });

  it('bets added together leave out closed selections and say so; an empty rest keeps the slip', async () => {
    const { add, put, read } = await visitor();
    const [first, second] = [game(), game(4)];
    await add(first.pick('moneyline', 'home'));
    const gone = second.pick('moneyline', 'home');
    await sandbox(server(), 'suspend', { selectionId: gone });
    const { addDraftBets } = (await put([{ legs: [{ selectionId: gone }, { selectionId: 'nothing' }] }], false)).data;
    expect(addDraftBets.leftOut).toMatchObject([
      { marketSelectionId: gone, name: known(gone).name, code: 'market-suspended' },
      { marketSelectionId: 'nothing', name: null, code: 'selection-unknown' },
    ]);
    expect(idsOf(await read())).toEqual([first.pick('moneyline', 'home')]);
    await sandbox(server(), 'reopen', { selectionId: gone });
  });

  it('picks of one game are added whole at the price shown, or not at all', async () => {
    const { put, read } = await visitor();
    const { eventId, pick } = game(5);
    const shown = await build(eventId, [pick('moneyline', 'home'), pick('total', 'over')]);
    if (!shown) throw new Error('no bet');
    const added = await put([{ sameGameParlayLegs: [gameOf(eventId, shown)] }]);
    expect(added.data.addDraftBets.betslip.parlay.draftBet?.draftLegEventGroupings).toMatchObject([{ eventId, odds: shown.odds }]);
    const dearer = { ...gameOf(eventId, shown), oddsNumerator: '999' };
    expect((await put([{ sameGameParlayLegs: [dearer] }], false)).errors).toMatchObject([{ extensions: { refusal: 'price-moved' } }]);
    const elsewhere = { ...gameOf(eventId, shown), eventId: game(6).eventId };
    expect((await put([{ sameGameParlayLegs: [elsewhere] }])).errors).toMatchObject([
      { extensions: { refusal: 'same-event-combination' } },
    ]);
    await sandbox(server(), 'suspend', { selectionId: pick('total', 'over') });
    const { leftOut } = (await put([{ sameGameParlayLegs: [gameOf(eventId, shown)] }], false)).data.addDraftBets;
    expect(leftOut.map(({ marketSelectionId }) => marketSelectionId)).toEqual([pick('moneyline', 'home'), pick('total', 'over')]);
    expect(idsOf(await read())).toHaveLength(2);
    await sandbox(server(), 'reopen', { selectionId: pick('total', 'over') });
  });

  it('bets added together are refused if the slip has no room for all', async () => {
    const { put, read } = await visitor();
    const { catalogue } = server().app.deps;
    const ids = catalogue
      .events({ status: 'PRE_GAME' })
      .flatMap(({ id }) => catalogue.marketsOf(id).filter(({ type, status }) => type === 'moneyline' && status === 'OPEN'))
      .flatMap(({ selections }) => selections.slice(0, 1).map(({ id }) => ({ selectionId: id })))
      .slice(0, 41);
    expect((await put([{ legs: ids.slice(0, 40) }])).errors).toEqual([]);
    expect((await put([{ legs: ids.slice(40) }])).errors).toMatchObject([{ extensions: { refusal: 'too-many-selections' } }]);
    expect(idsOf(await read())).toHaveLength(40);
    expect((await put([{ legs: ids }])).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

describe('accepting picks of one game', () => {
  it('accepted picks of one game take their joint price, or nothing if the terms differ', async () => {
    const { ask, add, read } = await visitor();
    const { eventId, pick } = game(6);
    const ids = [pick('moneyline', 'home'), pick('total', 'over')];
    for (const id of ids) await add(id);
    await sandbox(server(), 'price', { selectionId: ids[1], american: -5_000 });
    const shown = await build(eventId, ids);
    if (!shown) throw new Error('no bet');
    const accept = (game: object) =>
      ask(
        'mutation ($games: [SameGameParlayLegInput!]) { acceptBetslipChanges(marketSelections: [], sameGameParlayLegs: $games) { id } }',
        {
          games: [game],
        },
      );
    expect((await accept({ ...gameOf(eventId, shown), oddsNumerator: '999' })).errors).toMatchObject([
      { extensions: { refusal: 'price-moved' } },
    ]);
    expect((await read()).parlay.draftBet?.draftLegEventGroupings).toMatchObject([{ legGroupRequiresAcceptance: true }]);
    expect((await accept(gameOf(eventId, shown))).errors).toEqual([]);
    expect((await read()).parlay.draftBet?.draftLegEventGroupings).toMatchObject([
      { legGroupRequiresAcceptance: false, oddsTrend: 'NO_CHANGE', odds: shown.odds },
    ]);
  });
});

describe('a teaser of two sports', () => {
  it('a teaser of two sports shows how far each line moves, its name and its rules', async () => {
    const { ask, add } = await visitor();
    const previews = async () => {
      const { data } = await ask<{ betslip: { teaser: { teaserDraftBet: { label: string; teaserPreviews: readonly object[] } } } }>(
        '{ betslip { teaser { teaserDraftBet { label teaserPreviews { name enabled rule drop dropsTo { legs totalOdds { formattedOdds } } legPoints { decimalPoints } } } } } }',
      );
      return data.betslip.teaser.teaserDraftBet;
    };
    await add(game(0, 'football').pick('spread', 'home'));
    await add(game(1, 'football').pick('spread', 'home'));
    const alone = await previews();
    expect(alone.teaserPreviews.at(-1)).toEqual({
      name: '14',
      enabled: false,
      rule: 'If a leg pushes, the bet loses. If a leg is void, we return the whole bet.',
      ...{ drop: null, dropsTo: [] },
      legPoints: [{ decimalPoints: '14' }, { decimalPoints: '14' }],
    });
    await add(game(0, 'basketball').pick('total', 'over'));
    expect(await previews()).toEqual({
      label: 'Football and Basketball',
      teaserPreviews: [
        {
          ...{ name: '6/4', enabled: true, rule: null, drop: 'If a leg pushes or is void, the teaser drops one leg' },
          dropsTo: [{ legs: 2, totalOdds: { formattedOdds: '-110' } }],
          legPoints: ['6', '6', '4'].map((decimalPoints) => ({ decimalPoints })),
        },
      ],
    });
  });
});

describe('clearing the teaser', () => {
  it('clearing the teaser removes its selections and amount in one change and keeps the rest', async () => {
    const { ask, add, read } = await visitor();
    const [first, second] = [game(0, 'football'), game(1, 'football')];
    await add(first.pick('moneyline', 'home'));
    await add(first.pick('spread', 'home'));
    await add(second.pick('spread', 'away'));
    await ask('mutation { setDraftBetAmount(draftBetId: "teaser", amount: "500") { id } }');
    const before = await ask<{ betslip: { version: string } }>('{ betslip { version } }');
    const cleared = await ask<{ clearTeaserSelections: { version: string; teaser: { teaserDraftBet: object | null } } }>(
      'mutation { clearTeaserSelections { version teaser { teaserDraftBet { id } } } }',
    );
    expect(cleared.data.clearTeaserSelections.teaser.teaserDraftBet).toBeNull();
    expect(Number(cleared.data.clearTeaserSelections.version)).toBe(Number(before.data.betslip.version) + 1);
    expect(idsOf(await read())).toEqual([first.pick('moneyline', 'home')]);
    await add(first.pick('spread', 'home'));
    await add(second.pick('spread', 'away'));
    const again = await ask<{ betslip: { teaser: { teaserDraftBet: { draftBet: { betAmount: object | null } } } } }>(
      '{ betslip { teaser { teaserDraftBet { draftBet { betAmount { amountLong } } } } } }',
    );
    expect(again.data.betslip.teaser.teaserDraftBet.draftBet.betAmount).toBeNull();
  });
});
