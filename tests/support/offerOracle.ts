/**
 * Keeps an offer a second time, as a clerk would who has only its printed terms and a drawer of coupons: nothing is added up on the way,
 * everything is counted again from the drawer. Shares no code with what it checks.
 */
export type Printed = {
  readonly opens: number;
  readonly closes: number;
  readonly leastCents: number;
  readonly sport: string | null;
  readonly shortestDecimal: number;
  readonly states: readonly string[];
  readonly couponCents: number;
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
  /** Slip whose coupon pays for this one; null for cash. */
  readonly couponOf: string | null;
};
export type SlipResult = 'lost' | 'open' | 'push' | 'void' | 'won';
type Coupon = { validUntil: number; isTakenBack: boolean; paidFor: string | null; hasEverPaid: boolean };
type Held = Slip & { readonly name: string; verdict: SlipResult; cashedOut: number; coupon: Coupon | null; isStruckOff: boolean };

const DAY = 24 * 60 * 60 * 1_000;
const WEEK = 7 * DAY;

export function offerOracle(printed: Printed) {
  const drawer: Held[] = [];
  const joined = new Map<string, number>();
  const barred = new Set<string>();
  let closedEarly = Number.POSITIVE_INFINITY;

  const slip = (name: string): Held => drawer.find((one) => one.name === name) ?? fail(name);
  const isConcerned = (one: Held): boolean =>
    one.couponOf === null &&
    one.at >= printed.opens &&
    one.at < Math.min(printed.closes, closedEarly) &&
    one.at >= (joined.get(one.who) ?? Number.POSITIVE_INFINITY) &&
    one.cents >= printed.leastCents &&
    one.decimal >= printed.shortestDecimal &&
    printed.states.includes(one.state) &&
    (printed.sport === null || one.sports.every((sport) => sport === printed.sport));
  const counts = (one: Held): boolean =>
    isConcerned(one) && ['won', 'lost'].includes(one.verdict) && one.cents - one.cashedOut >= printed.leastCents;
  const isGone = (one: Held): boolean => one.coupon === null || (one.coupon.isTakenBack && !one.coupon.hasEverPaid);
  const couponsOut = (who: string | null): number => drawer.filter((one) => !isGone(one) && (who === null || one.who === who)).length;

  /** Looks through the drawer of one player, oldest slip first. */
  function look(who: string, now: number): void {
    const own = drawer.filter((one) => one.who === who && isConcerned(one));
    for (const { coupon, ...one } of own)
      if (coupon && !coupon.isTakenBack && coupon.paidFor === null && coupon.validUntil > now && !counts({ ...one, coupon }))
        coupon.isTakenBack = true;
    for (const one of own) {
      if (!counts(one) || one.isStruckOff || (one.coupon !== null && !one.coupon.isTakenBack)) continue;
      const isPaid = one.coupon?.hasEverPaid === true;
      if (barred.has(who)) one.isStruckOff = true;
      else if (!isPaid && couponsOut(who) >= printed.couponsEach) continue;
      else if (!isPaid && (couponsOut(null) + 1) * printed.couponCents > printed.purseCents) one.isStruckOff = true;
      else one.coupon = { validUntil: now + printed.couponDays * DAY, isTakenBack: false, paidFor: null, hasEverPaid: isPaid };
    }
  }

  function say(name: string, verdict: SlipResult, now: number): void {
    const one = slip(name);
    one.verdict = verdict;
    const paying = one.couponOf === null ? null : slip(one.couponOf).coupon;
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
      drawer.push({ ...one, name, verdict: 'open', cashedOut: 0, coupon: null, isStruckOff: false });
      if (one.couponOf !== null) Object.assign(slip(one.couponOf).coupon ?? fail(name), { paidFor: name, hasEverPaid: true });
    },
    say,
    cashOut: (name: string, cents: number) => {
      slip(name).cashedOut += cents;
    },
    look,
    /** Coupons that can be used, by slip, then what the whole offer has given away, in cents. */
    report: (now: number) => ({
      usable: drawer
        .filter(({ coupon }) => coupon && !coupon.isTakenBack && coupon.paidFor === null && coupon.validUntil > now)
        .map(({ name }) => name)
        .toSorted(),
      givenCents: couponsOut(null) * printed.couponCents,
    }),
  };
}

function fail(name: string): never {
  throw new Error(`The clerk has no slip ${name}`);
}
