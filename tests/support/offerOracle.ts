/**
 * Computes an offer again from its printed terms, with a drawer of papers and coupons, counting anew each time. Shares no code with the
 * server, which it checks.
 */
export type Printed = {
  readonly opens: number;
  readonly closes: number;
  /** What earns a coupon: a bet, a parlay lost by a single leg, or a player's first deposit after it is wagered. */
  readonly earns: 'bet' | 'deposit' | 'near-miss';
  readonly leastLegs?: number;
  readonly leastCents: number;
  readonly playDays?: number;
  readonly sport: string | null;
  readonly shortestDecimal: number;
  readonly states: readonly string[];
  /** A coupon's benefit: an amount, a percentage up to an amount, or a profit boost. Amounts in cents. */
  readonly coupon: { readonly boostCents: number } | { readonly cents: number } | { readonly percent: number; readonly upTo: number };
  readonly couponDays: number;
  readonly couponsEach: number;
  readonly purseCents: number;
};
export type Slip = {
  readonly who: string;
  readonly at: number;
  readonly cents: number;
  readonly state: string;
  readonly sports: readonly string[];
  readonly decimal: number;
  /** The slip or receipt whose coupon paid for this slip, by name. Null if paid in cash. */
  readonly couponOf: string | null;
};
type Receipt = Pick<Slip, 'at' | 'cents' | 'who'>;
export type SlipResult = 'lost' | 'open' | 'push' | 'void' | 'won';
type Coupon = { cents: number; validUntil: number; isTakenBack: boolean; paidFor: string | null; hasEverPaid: boolean };
type Paper = { readonly name: string; coupon: Coupon | null; isStruckOff: boolean };
type HeldSlip = Slip & Paper & { readonly is: 'slip'; verdict: SlipResult; cashedOut: number; marks: SlipResult[] };
type HeldReceipt = Receipt & Paper & { readonly is: 'receipt'; wentBack: boolean };
type Held = HeldReceipt | HeldSlip;

const DAY = 24 * 60 * 60 * 1_000;
const WEEK = 7 * DAY;

export function offerOracle(printed: Printed) {
  const drawer: Held[] = [];
  const joined = new Map<string, number>();
  const barred = new Set<string>();
  let closedEarly = Number.POSITIVE_INFINITY;

  const paper = (name: string): Held => drawer.find((one) => one.name === name) ?? fail(name);
  const slip = (name: string): HeldSlip => {
    const one = paper(name);
    return one.is === 'slip' ? one : fail(name);
  };
  const isInTime = (one: Held): boolean =>
    one.at >= printed.opens &&
    one.at < Math.min(printed.closes, closedEarly) &&
    one.at >= (joined.get(one.who) ?? Number.POSITIVE_INFINITY) &&
    one.cents >= printed.leastCents;
  const isFirstDeposit = (one: Held): boolean =>
    one.is === 'receipt' &&
    isInTime(one) &&
    drawer.find((other) => other.is === 'receipt' && other.who === one.who && isInTime(other)) === one;
  const isBetMeant = (one: Held): boolean =>
    one.is === 'slip' &&
    isInTime(one) &&
    one.couponOf === null &&
    one.decimal >= printed.shortestDecimal &&
    printed.states.includes(one.state) &&
    one.sports.length >= (printed.leastLegs ?? 1) &&
    (printed.sport === null || one.sports.every((sport) => sport === printed.sport));
  const isConcerned = printed.earns === 'deposit' ? isFirstDeposit : isBetMeant;

  const risked = (one: Held): number =>
    one.is === 'slip' && (one.couponOf === null || 'boostCents' in printed.coupon) && ['won', 'lost'].includes(one.verdict)
      ? one.cents - one.cashedOut
      : 0;
  const playedFor = (receipt: HeldReceipt): number =>
    drawer
      .filter(({ who, at }) => who === receipt.who && at >= receipt.at && at < receipt.at + (printed.playDays ?? 0) * DAY)
      .reduce((sum, one) => sum + risked(one), 0);
  const missesByOne = ({ verdict, marks }: HeldSlip): boolean => {
    const number = (mark: SlipResult): number => marks.filter((one) => one === mark).length;
    return verdict === 'lost' && number('lost') === 1 && number('open') === 0 && number('won') + 1 >= (printed.leastLegs ?? 0);
  };
  const isEarning = (one: Held): boolean =>
    one.is === 'slip'
      ? risked(one) >= printed.leastCents && (printed.earns === 'bet' || missesByOne(one))
      : !one.wentBack && playedFor(one) >= one.cents;
  const counts = (one: Held): boolean => isConcerned(one) && isEarning(one);
  const worth = (one: Held): number => {
    if ('cents' in printed.coupon) return printed.coupon.cents;
    if ('boostCents' in printed.coupon) return printed.coupon.boostCents;
    const hundredths = (one.is === 'slip' ? risked(one) : one.cents) * printed.coupon.percent;
    return Math.min(Math.floor((hundredths + 50) / 100), printed.coupon.upTo);
  };

  const isGone = (one: Held): boolean => one.coupon === null || (one.coupon.isTakenBack && !one.coupon.hasEverPaid);
  const out = (): readonly Held[] => drawer.filter((one) => !isGone(one));
  const couponsOf = (who: string): number => out().filter((one) => one.who === who).length;
  const givenCents = (): number => out().reduce((sum, { coupon }) => sum + (coupon?.cents ?? 0), 0);

  /** Checks one player's papers, oldest first. Takes back coupons no longer earned and gives those that are. */
  function look(who: string, now: number): void {
    const own = drawer.filter((one) => one.who === who && isConcerned(one));
    for (const one of own) {
      const { coupon } = one;
      if (!coupon || coupon.isTakenBack || coupon.paidFor !== null || coupon.validUntil <= now) continue;
      if (!counts(one) || (!coupon.hasEverPaid && coupon.cents !== worth(one))) coupon.isTakenBack = true;
    }
    for (const one of own) {
      if (!counts(one) || worth(one) === 0 || one.isStruckOff || (one.coupon !== null && !one.coupon.isTakenBack)) continue;
      const isPaid = one.coupon?.hasEverPaid === true;
      const cents = isPaid ? (one.coupon?.cents ?? 0) : worth(one);
      if (barred.has(who)) one.isStruckOff = true;
      else if (!isPaid && couponsOf(who) >= printed.couponsEach) continue;
      else if (!isPaid && givenCents() + cents > printed.purseCents) one.isStruckOff = true;
      else one.coupon = { cents, validUntil: now + printed.couponDays * DAY, isTakenBack: false, paidFor: null, hasEverPaid: isPaid };
    }
  }

  function say(name: string, verdict: SlipResult, now: number): void {
    const one = slip(name);
    one.verdict = verdict;
    const paying = one.couponOf === null ? null : paper(one.couponOf).coupon;
    if (!paying) return;
    if (verdict === 'push' || verdict === 'void') {
      if (paying.paidFor === name) Object.assign(paying, { paidFor: null, validUntil: Math.max(paying.validUntil, now + WEEK) });
    } else if (paying.paidFor === null) Object.assign(paying, { paidFor: name, isTakenBack: false });
  }

  return {
    join: (who: string, at: number) => void joined.set(who, joined.get(who) ?? at),
    bar: (who: string, isBarred: boolean) => void (isBarred ? barred.add(who) : barred.delete(who)),
    close: (at: number) => {
      closedEarly = Math.min(closedEarly, at);
    },
    take: (name: string, one: Slip) => {
      drawer.push({
        ...one,
        name,
        is: 'slip',
        verdict: 'open',
        cashedOut: 0,
        marks: one.sports.map(() => 'open' as const),
        coupon: null,
        isStruckOff: false,
      });
      if (one.couponOf !== null) Object.assign(paper(one.couponOf).coupon ?? fail(name), { paidFor: name, hasEverPaid: true });
    },
    deposit: (name: string, one: Receipt) =>
      void drawer.push({ ...one, name, is: 'receipt', wentBack: false, coupon: null, isStruckOff: false }),
    sendBack: (name: string) => {
      const one = paper(name);
      if (one.is === 'receipt') one.wentBack = true;
    },
    say,
    mark: (name: string, leg: number, result: SlipResult) => {
      slip(name).marks[leg] = result;
    },
    cashOut: (name: string, cents: number) => {
      slip(name).cashedOut += cents;
    },
    look,
    /** Returns the papers with usable coupons, and the cents that the whole offer has given away. */
    report: (now: number) => ({
      usable: drawer
        .filter(({ coupon }) => coupon && !coupon.isTakenBack && coupon.paidFor === null && coupon.validUntil > now)
        .map(({ name }) => name)
        .toSorted(),
      givenCents: givenCents(),
    }),
  };
}

function fail(name: string): never {
  throw new Error(`The clerk has no paper ${name}`);
}
