import { priceFromAmerican } from '#src/shared/money/odds.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { roundRobinSizes } from '#src/shared/money/payoff.ts';

// Each operation has its own variables.
type Variables = Record<string, unknown>;
type Selection = {
  readonly id: string;
  readonly name: string;
  american: number;
  status: string;
  readonly eventId: string;
  readonly points?: string;
};
type AcceptedInput = { readonly selectionId: string; readonly oddsNumerator: string; readonly oddsDenominator: string };
type BetInput = { readonly draftBetId: string; readonly betAmount: string; readonly legs: readonly AcceptedInput[] };
type Handler = (variables: Variables) => unknown;

/** Fake betslip server. Stores a slip, accepts each placement once, and can fail or delay answers. */
export class TestServer {
  readonly selections = new Map<string, Selection>();
  readonly calls: { readonly operation: string; readonly variables: Variables }[] = [];
  readonly placements = new Map<string, unknown>();
  /** The fault to return instead of an answer, by operation name. */
  readonly faults = new Map<string, 'lose-answer' | 'error' | 'silence'>();
  slip = new Map<string, { num: string; den: string }>();
  refusals: readonly { code: string; displayType: string; message: string }[] = [];
  version = 1;
  teaserPoints = '6';
  /** American odds of the six-point teaser, and its special rule, if any. */
  sixPoints: { readonly american: number; readonly rule: string | null } = { american: -115, rule: null };
  /** American odds of the teaser after it falls back to fewer legs. */
  dropsTo: readonly (readonly [legs: number, american: number])[] = [];
  /** True for a teaser of two sports: six points for the first leg, four for the second. */
  isMixed = false;
  delayMs = 0;
  /** Rewards that every draft bet can use. `chosen` holds those selected, by draft bet. */
  rewards = NO_REWARDS;
  chosen = new Map<string, object>();
  #held: (() => void)[] = [];

  constructor(names: readonly string[] = ['Jets', 'Bills', 'Bears']) {
    for (const name of names) this.selections.set(name, { id: name, name, american: -110, status: 'OPEN', eventId: `event-${name}` });
  }

  fetcher: typeof fetch = async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url, 'http://players.test');
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, string>) : null;
    const operation = body?.['operationName'] ?? url.searchParams.get('operationName') ?? '';
    const variables = (body?.['variables'] ?? JSON.parse(url.searchParams.get('variables') ?? '{}')) as Variables;
    this.calls.push({ operation, variables });
    const fault = this.faults.get(operation);
    if (fault === 'silence') await new Promise<void>((resolve) => this.#held.push(resolve));
    if (fault === 'error') return answer({ errors: [{ message: 'Invalid input', extensions: { code: 'BAD_USER_INPUT' } }] });
    const data = { [fieldOf[operation] ?? operation]: this.#handlers[operation]?.(variables) };
    if (fault === 'lose-answer') throw new TypeError('connection lost');
    return answer({ data });
  };

  /** Sends the answers that the `silence` fault holds back. */
  release(): void {
    this.#held.splice(0).forEach((act) => act());
  }

  variablesOf = (operation: string): unknown => this.calls.findLast((call) => call.operation === operation)?.variables;

  readonly #handlers: Readonly<Record<string, Handler>> = {
    EventPricesSnapshot: () => [],
    PaymentProvidersQuickDepositLandingPage: () => NO_WAYS,
    Betslip: () => this.#slip(),
    AddMarketSelection: ({ input }: Variables) => {
      this.#accept([input as AcceptedInput]);
      return this.#changed();
    },
    RemoveMarketSelection: ({ selectionId }: Variables) => {
      this.slip.delete(String(selectionId));
      return this.#changed();
    },
    AddDraftBets: ({ draftBets, mergeBetslip }: Variables) => {
      const [bet] = draftBets as { legs: { selectionId: string }[]; sameGameParlayLegs: { marketSelections: AcceptedInput[] }[] }[];
      const wanted = [...(bet?.legs ?? []), ...(bet?.sameGameParlayLegs ?? []).flatMap(({ marketSelections }) => marketSelections)];
      const open = wanted.filter(({ selectionId }) => this.selections.get(selectionId)?.status === 'OPEN');
      if (mergeBetslip === false && open.length > 0) this.slip.clear();
      for (const { selectionId } of open) {
        const now = odds(this.selections.get(selectionId)?.american ?? -110);
        this.slip.set(selectionId, { num: now.numeratorLong, den: now.denominatorLong });
      }
      const leftOut = wanted
        .filter((leg) => !open.includes(leg))
        .map(({ selectionId }) => ({
          __typename: 'LeftOutSelection',
          marketSelectionId: selectionId,
          name: this.selections.get(selectionId)?.name ?? null,
          message: 'This market is suspended.',
        }));
      return { __typename: 'AddDraftBetsResult', betslip: this.#changed(), leftOut };
    },
    ClearTeaserSelections: () => {
      for (const id of [...this.slip.keys()]) if (this.selections.get(id)?.points !== undefined) this.slip.delete(id);
      return this.#changed();
    },
    ClearBetslip: () => {
      this.slip.clear();
      return this.#changed();
    },
    SetDraftBetAmount: () => this.#changed(),
    SetProfitBoost: ({ draftBetId, profitBoostId }: Variables) => {
      this.chosen.set(String(draftBetId), { selectedProfitBoostId: profitBoostId ?? null });
      return this.#changed();
    },
    SetAmountSource: ({ draftBetId, amountSourceType, freeBetId }: Variables) => {
      this.chosen.set(String(draftBetId), { amountSourceType, selectedFreeBetId: freeBetId ?? null });
      return this.#changed();
    },
    SelectionLines: () => {
      const options = [...this.selections.values()].map(({ id, points, american, status }) => ({
        __typename: 'BuyPointOption',
        marketSelectionId: id,
        points: { __typename: 'Points', decimalPoints: points ?? '0' },
        odds: odds(american),
        cents: null,
        enabled: status === 'OPEN',
      }));
      const draftLegs = [...this.slip.keys()].map((id) => ({
        __typename: 'DraftLeg',
        id: `leg-${id}`,
        marketSelection: { __typename: 'MarketSelection', id },
        buyPointOptions: options.filter(({ marketSelectionId }) => marketSelectionId !== id),
      }));
      const draftBets = [{ __typename: 'DraftBet', id: 'straights', draftLegs }];
      const straight = {
        __typename: 'StraightSection',
        draftBetEventGroupings: [{ __typename: 'DraftBetEventGrouping', id: 'g', draftBets }],
      };
      return { __typename: 'Betslip', id: 'slip', straight };
    },
    AdjustSelectionPoints: ({ selectionId, marketSelectionId }: Variables) => {
      this.slip.delete(String(selectionId));
      const now = odds(this.selections.get(String(marketSelectionId))?.american ?? -110);
      this.slip.set(String(marketSelectionId), { num: now.numeratorLong, den: now.denominatorLong });
      return this.#changed();
    },
    BuyTeaserPoints: ({ points }: Variables) => {
      this.teaserPoints = String(points);
      return this.#changed();
    },
    AcceptBetslipChanges: ({ marketSelections }: Variables) => {
      this.#accept(marketSelections as AcceptedInput[]);
      return this.#changed();
    },
    PlaceBets: ({ placementId, bets, keepBetslipSelections }: Variables) =>
      this.#place(String(placementId), bets as BetInput[], keepBetslipSelections === true),
    Placement: ({ placementId }: Variables) => {
      const result = this.placements.get(String(placementId));
      return { __typename: 'PlacementOutcome', placementId, status: result ? 'DECIDED' : 'UNKNOWN', result: result ?? null };
    },
  };

  #place(placementId: string, bets: readonly BetInput[], keeps: boolean): unknown {
    const known = this.placements.get(placementId);
    if (known) return known;
    const accepted = this.refusals.length === 0;
    if (accepted && !keeps) this.slip.clear();
    const result = {
      __typename: 'PlaceBetsResult',
      placementId,
      accepted,
      placedBets: accepted ? bets.map((bet, index) => placedBet(`${placementId}-${index}`, bet, this.selections)) : [],
      errors: this.refusals.map((refusal) => ({
        __typename: 'BetError',
        priority: 1,
        subjectId: null,
        disableAwardsDisplay: false,
        ...refusal,
      })),
      balances: null,
    };
    this.#changed();
    this.placements.set(placementId, result);
    return result;
  }

  #accept(inputs: readonly AcceptedInput[]): void {
    for (const { selectionId, oddsNumerator, oddsDenominator } of inputs)
      this.slip.set(selectionId, { num: oddsNumerator, den: oddsDenominator });
  }

  /** Builds a teaser of all selections with a line, or null if there are fewer than two. */
  #teaser(legs: readonly ReturnType<typeof leg>[]): unknown {
    const teased = legs.filter(({ marketSelection }) => marketSelection.points !== null);
    if (teased.length < 2) return null;
    type More = Partial<{ name: string; moves: readonly string[]; rule: string }>;
    const choice = (points: string, american: number, more: More = {}) => ({
      __typename: 'TeaserPreview',
      enabled: true,
      name: more.name ?? points,
      rule: more.rule ?? null,
      drop: more.rule === undefined ? 'If a leg pushes or is void, the teaser drops one leg' : null,
      dropsTo: this.dropsTo.map(([left, pays]) => ({ __typename: 'TeaserDrop', legs: left, totalOdds: odds(pays) })),
      terms: `${points} ${more.rule ?? ''} ${JSON.stringify(this.dropsTo)}`,
      points: { __typename: 'Points', decimalPoints: points },
      legPoints: teased.map((_, place) => ({ __typename: 'Points', decimalPoints: more.moves?.[place] ?? points })),
      totalOdds: odds(american),
    });
    const { rule, american } = this.sixPoints;
    const previews = this.isMixed
      ? [choice('6', -110, { name: '6/4', moves: ['6', '4'] })]
      : [
          choice('6', american, rule === null ? {} : { rule }),
          choice('6.5', -125),
          choice('10', -120, { rule: 'If a leg pushes, the bet loses.' }),
        ];
    const wanted = previews.find(({ points }) => points.decimalPoints === this.teaserPoints) ?? previews[0];
    return {
      __typename: 'TeaserDraftBet',
      id: 'teaser-draft',
      label: 'Football',
      draftBet: {
        __typename: 'DraftBet',
        id: 'teaser',
        betAmount: null,
        winAmount: null,
        patronSetAmountType: 'BET',
        placeBetDelayMilliseconds: 0,
        ...this.#rewardsOf('teaser'),
        totalOdds: wanted?.totalOdds,
        draftLegs: teased.map(({ id, marketSelection }) => ({
          __typename: 'DraftLeg',
          id,
          marketSelection: { __typename: 'MarketSelection', id: marketSelection.id },
        })),
        errors: [],
      },
      teaserPoints: wanted?.points,
      teaserPreviews: [...previews, { ...choice('7', 100), enabled: false, totalOdds: null }],
    };
  }

  #rewardsOf = (draftBetId: string): object => ({ ...this.rewards, ...this.chosen.get(draftBetId) });

  #changed(): unknown {
    this.version += 1;
    return this.#slip();
  }

  #slip(): unknown {
    const legs = [...this.slip].map(([id, accepted]) => leg(this.selections.get(id) as Selection, accepted));
    const draft = (id: string, draftLegs: readonly unknown[]) => ({
      __typename: 'DraftBet',
      id,
      type: draftLegs.length > 1 ? 'PARLAY' : 'STRAIGHT',
      betAmount: null,
      winAmount: null,
      patronSetAmountType: 'BET',
      placeBetDelayMilliseconds: this.delayMs,
      ...this.#rewardsOf(id),
      sameGameRule: draftLegs.length > 1 ? 'What becomes of picks from one game.' : null,
      draftLegs,
      errors: [],
    });
    return {
      __typename: 'Betslip',
      id: 'slip',
      version: String(this.version),
      errors: [],
      straight: {
        __typename: 'StraightSection',
        errors: [],
        draftBetEventGroupings: legs.map((one) => ({
          __typename: 'DraftBetEventGrouping',
          id: `g-${one.eventId}`,
          draftBets: [draft(`straight:${one.marketSelection.id}`, [one])],
        })),
      },
      parlay: { __typename: 'ParlaySection', errors: [], draftBet: legs.length > 1 ? draft('parlay', legs) : null },
      teaser: { __typename: 'TeaserSection', errors: [], teaserDraftBet: this.#teaser(legs) },
      roundRobin: {
        __typename: 'RoundRobinSection',
        errors: [],
        draftBets: roundRobinSizes(legs.length).map((size) => draft(`roundRobin:${size}`, [])),
      },
    };
  }
}

const NO_REWARDS: Readonly<Record<string, unknown>> = {
  amountSourceType: 'CASH',
  selectedFreeBetId: null,
  selectedProfitBoostId: null,
  availablePromotionalCreditBalance: null,
  availableFreeBets: [],
  availableProfitBoosts: [],
};

const NO_WAYS = {
  __typename: 'PaymentProvidersLandingPage',
  permitted: true,
  message: null,
  providers: [],
  preferredProvider: null,
};

const fieldOf: Readonly<Record<string, string>> = {
  PaymentProvidersQuickDepositLandingPage: 'paymentProvidersQuickDepositLandingPage',
  EventPricesSnapshot: 'eventPrices',
  Betslip: 'betslip',
  AddMarketSelection: 'addMarketSelection',
  RemoveMarketSelection: 'removeMarketSelection',
  AddDraftBets: 'addDraftBets',
  ClearTeaserSelections: 'clearTeaserSelections',
  ClearBetslip: 'clearBetslip',
  SetDraftBetAmount: 'setDraftBetAmount',
  SetProfitBoost: 'setProfitBoost',
  SetAmountSource: 'setAmountSource',
  BuyTeaserPoints: 'buyTeaserPoints',
  AdjustSelectionPoints: 'adjustSelectionPoints',
  SelectionLines: 'betslip',
  AcceptBetslipChanges: 'acceptBetslipChanges',
  PlaceBets: 'placeBets',
  Placement: 'placement',
};

const answer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/graphql-response+json' } });

const odds = (american: number) => {
  const { num, den } = priceFromAmerican(american);
  return { __typename: 'Odds', numeratorLong: String(num), denominatorLong: String(den) };
};
const money = (cents: bigint) => ({ __typename: 'Money', amountLong: String(cents), currency: 'USD', formattedAmount: `$${cents / 100n}` });

const leg = ({ id, name, american, status, eventId, points }: Selection, accepted: { num: string; den: string }) => ({
  __typename: 'DraftLeg',
  id: `leg-${id}`,
  eventId,
  eventName: `${name} at Home`,
  eventStatus: 'PRE_GAME',
  startsAt: '2026-11-22T18:00:00.000Z',
  marketName: 'Moneyline',
  marketType: 'moneyline',
  marketSelection: {
    __typename: 'MarketSelection',
    id,
    eventId,
    type: 'home',
    status,
    name: { __typename: 'SelectionName', defaultName: name },
    odds: odds(american),
    points: points === undefined ? null : { __typename: 'Points', decimalPoints: points },
  },
  acceptedOdds: { __typename: 'Odds', numeratorLong: accepted.num, denominatorLong: accepted.den },
  acceptedPoints: points === undefined ? null : { __typename: 'Points', decimalPoints: points },
  errors: [],
});

function typeOf({ draftBetId, legs }: BetInput): string {
  if (draftBetId === 'teaser') return 'TEASER';
  if (draftBetId.startsWith('roundRobin:')) return 'ROUND_ROBIN';
  return legs.length > 1 ? 'PARLAY' : 'STRAIGHT';
}

export function placedBet(id: string, bet: BetInput, selections: ReadonlyMap<string, Selection>) {
  const stake = longToBigint(bet.betAmount);
  return {
    __typename: 'PlacedBet',
    id,
    rawId: id,
    version: '1',
    type: typeOf(bet),
    status: 'OPEN',
    outcome: 'PENDING',
    placedAt: '2026-11-21T12:00:00.000Z',
    numLegs: bet.legs.length,
    numberOfCombinations: 1,
    betAmount: money(stake),
    winAmount: money(stake),
    potentialPayoutAmount: money(stake * 2n),
    totalOdds: odds(-110),
    amountSourceType: 'CASH',
    featuredBetTitle: null,
    legs: bet.legs.map(({ selectionId }, ordinal) => ({
      __typename: 'PlacedLeg',
      id: `${id}-${ordinal}`,
      ordinal,
      marketSelectionId: selectionId,
      selectionName: selections.get(selectionId)?.name ?? '',
      marketName: 'Moneyline',
      outcome: 'PENDING',
      odds: odds(-110),
      points: null,
      event: { __typename: 'Event', id: `event-${selectionId}`, name: `Game of the ${selectionId}` },
    })),
    receipt: { __typename: 'Receipt', id: `receipt-${id}`, revision: 'r', total: money(stake), lines: [] },
  };
}
