import { beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, PlayerClient, type Pick1, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

const SLIP = `fragment Slip on Betslip {
  id version numberOfSelections
  marketSelections { id odds { numeratorLong denominatorLong formattedOdds } status }
  errors { code }
  straight {
    errors { code displayType }
    totalBetAmount { amountLong formattedAmount } totalPotentialReturnAmount { amountLong } oddsTrend
    draftBetEventGroupings { eventId eventName canonicalUrl draftBets { ...Draft } }
  }
  parlay { errors { code } totalBetAmount { amountLong } totalPotentialReturnAmount { amountLong } draftBet { ...Draft } }
}
fragment Draft on DraftBet {
  id type amountSourceType betAmount { amountLong } winAmount { amountLong } patronSetAmountType totalOdds { formattedOdds } numberOfDistinctLegs
  errors { code message displayType priority subjectId }
  draftLegs { id acceptedOdds { formattedOdds } marketSelectionOddsTrend marketSelectionRequiresAcceptance marketSelection { id odds { formattedOdds } status points { formattedPoints } } acceptedPoints { formattedPoints } }
}`;

type Draft = {
  readonly id: string;
  readonly betAmount: { readonly amountLong: string } | null;
  readonly winAmount: { readonly amountLong: string } | null;
  readonly errors: readonly { readonly code: string }[];
  readonly totalOdds: { readonly formattedOdds: string };
  readonly draftLegs: readonly { readonly marketSelectionOddsTrend: string; readonly marketSelectionRequiresAcceptance: boolean }[];
};
type Slip = {
  readonly version: string;
  readonly numberOfSelections: number;
  readonly straight: {
    readonly totalBetAmount: { readonly amountLong: string };
    readonly draftBetEventGroupings: readonly { readonly draftBets: readonly Draft[] }[];
  };
  readonly parlay: { readonly draftBet: Draft | null; readonly totalBetAmount: { readonly amountLong: string } };
};

class SlipClient {
  readonly #headers: Readonly<Record<string, string>>;

  constructor(headers: Readonly<Record<string, string>>) {
    this.#headers = headers;
  }

  async #run(operation: string, field: string, variables: object = {}): Promise<Slip> {
    const { data, errors } = await graphql<Record<string, Slip>>(
      server(),
      `
        ${operation}
        ${SLIP}
      `,
      variables,
      this.#headers,
    );
    const slip = data?.[field];
    if (!slip) throw new Error(errors[0]?.message);
    return slip;
  }

  read = () => this.#run('{ betslip { ...Slip } }', 'betslip');
  add = ({ id, num, den, points }: Pick1) =>
    this.#run('mutation ($i: AddMarketSelectionInput!) { addMarketSelection(input: $i) { ...Slip } }', 'addMarketSelection', {
      i: { selectionId: id, oddsNumerator: num, oddsDenominator: den, points },
    });
  remove = (id: string) =>
    this.#run('mutation ($id: ID!) { removeMarketSelection(selectionId: $id) { ...Slip } }', 'removeMarketSelection', { id });
  clear = () => this.#run('mutation { clearBetslip { ...Slip } }', 'clearBetslip');
  amount = (draftBetId: string, amount: string | null, field = 'BET') =>
    this.#run(
      'mutation ($d: ID!, $a: Long, $f: AmountField) { setDraftBetAmount(draftBetId: $d, amount: $a, amountField: $f) { ...Slip } }',
      'setDraftBetAmount',
      { d: draftBetId, a: amount, f: field },
    );
  accept = ({ id, points }: Pick1, num: string, den: string) =>
    this.#run(
      'mutation ($s: [AcceptedSelectionInput!]!) { acceptBetslipChanges(marketSelections: $s) { ...Slip } }',
      'acceptBetslipChanges',
      { s: [{ selectionId: id, oddsNumerator: num, oddsDenominator: den, points }] },
    );
}

async function visitor(): Promise<SlipClient> {
  const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
  return new SlipClient({ 'x-anonymous-authorization': data.startup.anonymousToken });
}

const straightOf = (slip: Slip, at = 0) => slip.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets)[at];

describe('the slip of a visitor', () => {
  let first: Awaited<ReturnType<typeof openMoneyline>>;
  let second: Awaited<ReturnType<typeof openMoneyline>>;
  beforeAll(async () => {
    [first, second] = [await openMoneyline(server(), 0), await openMoneyline(server(), 1)];
    await sandbox(server(), 'price', { selectionId: first.home.id, american: 150 });
    await sandbox(server(), 'price', { selectionId: second.home.id, american: -120 });
    first = { ...first, home: { ...first.home, num: '3', den: '2' } };
    second = { ...second, home: { ...second.home, num: '5', den: '6' } };
  });

  it("a visitor's slip prices straights and a parlay exactly, and links stake and win", async () => {
    const slip = await visitor();
    await slip.add(first.home);
    expect((await slip.read()).parlay.draftBet, 'one selection is no parlay').toBeNull();
    await slip.add(second.home);
    const byBet = await slip.amount(`straight:${first.home.id}`, '1000');
    expect(straightOf(byBet)).toMatchObject({
      type: 'STRAIGHT',
      betAmount: { amountLong: '1000' },
      winAmount: { amountLong: '1500' },
      patronSetAmountType: 'BET',
      totalOdds: { formattedOdds: '+150' },
    });
    const byWin = await slip.amount(`straight:${second.home.id}`, '1000', 'WIN');
    expect(straightOf(byWin, 1)).toMatchObject({
      betAmount: { amountLong: '1200' },
      winAmount: { amountLong: '1000' },
      patronSetAmountType: 'WIN',
    });
    expect(byWin.straight).toMatchObject({
      totalBetAmount: { amountLong: '2200', formattedAmount: '$22.00' },
      totalPotentialReturnAmount: { amountLong: '4700' },
    });
    // +150 and −120 combine to 55/12, so $100 returns $458.33.
    const parlay = await slip.amount('parlay', '10000');
    expect(parlay.parlay).toMatchObject({
      totalBetAmount: { amountLong: '10000' },
      totalPotentialReturnAmount: { amountLong: '45833' },
      draftBet: { type: 'PARLAY', numberOfDistinctLegs: 2, totalOdds: { formattedOdds: '+358' } },
    });
    expect(straightOf(await slip.amount(`straight:${first.home.id}`, null))).toMatchObject({ betAmount: null, winAmount: null });
  });

  it("a slip's version grows with every change, also when it is cleared", async () => {
    const slip = await visitor();
    const versions = [
      await slip.read(),
      await slip.add(first.home),
      await slip.add(second.home),
      await slip.remove(first.home.id),
      await slip.clear(),
    ];
    expect(versions.map(({ numberOfSelections }) => numberOfSelections)).toEqual([0, 1, 2, 1, 0]);
    expect(versions.map(({ version }) => Number(version))).toEqual([0, 1, 2, 3, 4]);
  });

  it('a slip shows a moved price with its direction until the player accepts it', async () => {
    const slip = await visitor();
    const { home } = await openMoneyline(server(), 2);
    await slip.add(home);
    await sandbox(server(), 'price', { selectionId: home.id, american: -20_000 });
    const moved = straightOf(await slip.read());
    expect(moved).toMatchObject({
      errors: [{ code: 'price-moved', displayType: 'ODDS_CHANGED', subjectId: home.id, message: 'The odds changed.' }],
      draftLegs: [{ marketSelectionOddsTrend: 'DOWN', marketSelectionRequiresAcceptance: true }],
    });
    expect(straightOf(await slip.accept(home, '1', '200'))).toMatchObject({
      errors: [],
      draftLegs: [
        { marketSelectionOddsTrend: 'NO_CHANGE', marketSelectionRequiresAcceptance: false, acceptedOdds: { formattedOdds: '-20000' } },
      ],
    });
    await sandbox(server(), 'suspend', { selectionId: home.id });
    expect(straightOf(await slip.read())).toMatchObject({
      errors: [{ code: 'market-suspended', displayType: 'SELECTION_DISABLED' }],
      draftLegs: [{ marketSelection: { status: 'CLOSED' } }],
    });
  });

  it('a slip refuses two selections of one event that cannot both win, by name', async () => {
    const slip = await visitor();
    await slip.add(first.home);
    const { away } = await sides(first.marketId);
    const both = await slip.add(away);
    expect(both.parlay.draftBet?.errors).toMatchObject([{ code: 'impossible-combination' }]);
    expect(both.straight.draftBetEventGroupings).toHaveLength(1);
  });

  it('a slip names what is wrong with an amount', async () => {
    const slip = await visitor();
    await slip.add(first.home);
    const id = `straight:${first.home.id}`;
    const errorsFor = async (amount: string) => straightOf(await slip.amount(id, amount))?.errors.map(({ code }) => code);
    expect(await errorsFor('0')).toEqual(['amount-not-positive']);
    expect(await errorsFor('1000000000')).toEqual(['amount-too-large']);
    expect(await errorsFor('999999999')).toEqual(['win-too-large']);
    await expect(slip.amount(id, '-5')).rejects.toThrow('An amount is not negative.');
    for (const text of ['1e9', '1.5', '$5', ''])
      await expect(slip.amount(id, text), text).rejects.toThrow('Long scalar amount is not a valid BigInt');
  });

  it('a slip takes no amount for an id that is too long or a bet it does not hold', async () => {
    const slip = await visitor();
    const before = await slip.add(first.home);
    await expect(slip.amount(`straight:${'x'.repeat(192)}`, '500')).rejects.toThrow('An id has at most 200 characters.');
    expect(await slip.amount(`straight:${'x'.repeat(191)}`, '500')).toEqual(before);
    expect(await slip.amount('', '500')).toEqual(before);
  });

  it('a slip refuses an unknown selection and an invalid price', async () => {
    const slip = await visitor();
    await expect(slip.add({ ...first.home, id: 'nobody' })).rejects.toThrow('We could not find this selection.');
    for (const odds of [
      { num: '0', den: '1' },
      { num: '1', den: '-1' },
    ])
      await expect(slip.add({ ...first.home, ...odds })).rejects.toThrow('A price has');
  });

  const sides = async (marketId: string) => {
    const selections = server().app.deps.catalogue.market(marketId)?.selections ?? [];
    const away = selections.find(({ type }) => type === 'away');
    if (!away) throw new Error('no other side');
    return { away: { id: away.id, num: away.num.toString(), den: away.den.toString(), points: null } };
  };
});

describe('the slip of a player', () => {
  it("a player's slip checks the balance and follows the preference for moving odds", async () => {
    const player = await PlayerClient.fresh(server(), { cents: 1_000 });
    const slip = new SlipClient({ authorization: `Bearer ${player.tokens.access_token}` });
    const { home } = await openMoneyline(server(), 3);
    await slip.add(home);
    expect(await slip.amount(`straight:${home.id}`, '1001')).toMatchObject({
      straight: { errors: [{ code: 'insufficient-funds', displayType: 'DEPOSIT' }] },
    });
    await sandbox(server(), 'price', { selectionId: home.id, american: -20_000 });
    expect(straightOf(await slip.read())?.errors).toMatchObject([{ code: 'price-moved' }]);
    await player.run('mutation { setUserPreference(input: { autoAcceptOddsChanges: true }) { succeeded } }');
    expect(straightOf(await slip.read())?.errors).toEqual([]);
  });

  it("a player's slip keeps placed selections on request, without their amounts", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const slip = new SlipClient({ authorization: `Bearer ${player.tokens.access_token}` });
    const { home } = await openMoneyline(server(), 4);
    await slip.add(home);
    await slip.amount(`straight:${home.id}`, '1000');
    const placed = await player.run<{ placeBets: { accepted: boolean } }>(
      'mutation ($bets: [PlaceBetInput!]!) { placeBets(bets: $bets, keepBetslipSelections: true) { accepted } }',
      { bets: [straight(home, '1000')] },
    );
    expect(placed).toEqual({ placeBets: { accepted: true } });
    const after = await slip.read();
    expect(after.numberOfSelections).toBe(1);
    expect(straightOf(after)?.betAmount).toBeNull();
  });
});

describe('points', () => {
  type Option = { readonly marketSelectionId: string; readonly enabled: boolean; readonly points: { readonly formattedPoints: string } };
  type Leg = { readonly marketSelection: { readonly id: string }; readonly buyPointOptions: readonly Option[] };
  type Bought = {
    readonly straight: {
      readonly draftBetEventGroupings: readonly {
        readonly draftBets: readonly {
          readonly id: string;
          readonly betAmount: { readonly amountLong: string } | null;
          readonly draftLegs: readonly Leg[];
        }[];
      }[];
    };
  };
  const LEGS =
    'straight { draftBetEventGroupings { draftBets { id betAmount { amountLong } draftLegs { marketSelection { id } buyPointOptions { marketSelectionId enabled points { formattedPoints } } } } } }';
  const draftIn = ({ straight }: Bought) => straight.draftBetEventGroupings[0]?.draftBets[0];

  it('a point bought for a spread replaces the line and price in the slip and can be placed', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const { catalogue } = server().app.deps;
    const { db } = server().app.deps;
    const { id } = await db
      .selectFrom('selections')
      .innerJoin('markets', 'markets.id', 'selections.market_id')
      .innerJoin('events', 'events.id', 'markets.event_id')
      .select('selections.id')
      .where('markets.type', '=', 'spread')
      .where('markets.status', '=', 'OPEN')
      .where('selections.status', '=', 'OPEN')
      .where('events.status', '=', 'PRE_GAME')
      .where('events.id', 'in', (alternate) =>
        alternate.selectFrom('markets').select('event_id').where('type', '=', 'alternate-spread').where('status', '=', 'OPEN'),
      )
      .orderBy('selections.id')
      .executeTakeFirstOrThrow();
    const { num, den } = catalogue.selection(id) ?? { num: 1n, den: 1n };
    const added = await player.run<{ addMarketSelection: Bought }>(
      `mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { ${LEGS} } }`,
      {
        input: { selectionId: id, oddsNumerator: String(num), oddsDenominator: String(den) },
      },
    );
    const draft = draftIn(added.addMarketSelection);
    await player.run('mutation ($id: ID!) { setDraftBetAmount(draftBetId: $id, amount: "500") { id } }', { id: draft?.id });
    const option = draft?.draftLegs[0]?.buyPointOptions.find(({ enabled }) => enabled);
    const ADJUST = `mutation ($from: ID!, $to: ID!) { adjustSelectionPoints(selectionId: $from, marketSelectionId: $to) { ${LEGS} } }`;
    const adjusted = draftIn(
      (await player.run<{ adjustSelectionPoints: Bought }>(ADJUST, { from: id, to: option?.marketSelectionId })).adjustSelectionPoints,
    );
    expect(adjusted).toMatchObject({
      betAmount: { amountLong: '500' },
      draftLegs: [{ marketSelection: { id: option?.marketSelectionId } }],
    });
    expect(adjusted?.draftLegs[0]?.buyPointOptions.map(({ marketSelectionId }) => marketSelectionId)).toContain(id);

    const { errors } = await player.try(ADJUST, { from: option?.marketSelectionId, to: 'some-other-selection' });
    expect(errors[0]?.extensions).toMatchObject({ refusal: 'selection-unknown' });
  });
});
