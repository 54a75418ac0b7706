import Fraction from 'fraction.js';
import { type FreeRounds, type HoldAndRespin, type LinesTitle, type Title, type AdjacentTitle, wildOf } from './title.ts';

export type Returns = {
  /** Shares of the wager that are paid back: `base` by the reels, `feature` by the feature, `total` by both. */
  readonly base: Fraction;
  readonly feature: Fraction;
  readonly total: Fraction;
  /** Chance that a round starts its feature. */
  readonly trigger: Fraction;
};

const NONE = new Fraction(0);
const product = (numbers: readonly number[]): bigint => numbers.reduce((all, each) => all * BigInt(each), 1n);
const countIn = (strip: string, symbol: string | null): number => [...strip].filter((shown) => shown === symbol).length;
const stopsOf = (reels: readonly string[]): bigint => product(reels.map(({ length }) => length));

/** Sums one line's pays over all stops. All lines pay the same, because each row of a reel shows each symbol equally often. */
function lineTotal(title: LinesTitle, reels: readonly string[]): bigint {
  const wild = wildOf(title);
  const lengths = reels.map(({ length }) => length);
  const wilds = reels.map((strip) => countIn(strip, wild));
  const payOf = (symbol: string | null, count: number): number => (symbol === null ? 0 : (title.pays[symbol]?.[count - 1] ?? 0));
  let total = product(wilds) * BigInt(payOf(wild, reels.length));
  for (const { id } of title.symbols) {
    if (id === wild) continue;
    const counts = reels.map((strip) => countIn(strip, id));
    const either = counts.map((count, reel) => count + (wilds[reel] ?? 0));
    for (const [leading, own] of counts.entries())
      for (let end = leading + 1; end <= reels.length; end += 1) {
        const broken = end === reels.length ? 1 : (lengths[end] ?? 0) - (either[end] ?? 0);
        const ways = [...wilds.slice(0, leading), own, ...either.slice(leading + 1, end), broken, ...lengths.slice(end + 1)];
        total += product(ways) * BigInt(Math.max(payOf(wild, leading), payOf(id, end)));
      }
  }
  return total;
}

/** Counts the stops of a strip at which the window shows 0, 1, … wanted symbols. */
function countsOf(strip: string, rows: number, isWanted: (symbol: string) => boolean): readonly number[] {
  const found = Array.from({ length: rows + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop += 1) {
    let count = 0;
    for (let row = 0; row < rows; row += 1) if (isWanted(strip.charAt((stop + row) % strip.length))) count += 1;
    found[count] = (found[count] ?? 0) + 1;
  }
  return found;
}

/** Sums all ways' pays over all stops, symbol by symbol. Multiplies the reels' counts, because reels stop independently. */
function waysTotal(title: AdjacentTitle, reels: readonly string[]): bigint {
  const wild = wildOf(title);
  let total = 0n;
  for (const [symbol, pays] of Object.entries(title.pays)) {
    const counts = reels.map((strip) => countsOf(strip, title.rows, (shown) => shown === symbol || shown === wild));
    const sums = counts.map((found) => found.reduce((sum, stops, count) => sum + stops * count, 0));
    for (const [at, pay] of pays.entries()) {
      const end = at + 1;
      const broken = end === reels.length ? 1 : (counts[end]?.[0] ?? 0);
      total += product([...sums.slice(0, end), broken, ...reels.slice(end + 1).map(({ length }) => length)]) * BigInt(pay);
    }
  }
  return total;
}

/** Counts the combinations of stops that show 0, 1, … of a symbol. */
export function stopsByCount(reels: readonly string[], rows: number, symbol: string): readonly bigint[] {
  return reels.reduce<readonly bigint[]>(
    (sofar, strip) => {
      const next = Array.from({ length: sofar.length + rows }, () => 0n);
      for (const [count, stops] of countsOf(strip, rows, (shown) => shown === symbol).entries())
        for (const [before, ways] of sofar.entries()) next[before + count] = (next[before + count] ?? 0n) + ways * BigInt(stops);
      return next;
    },
    [1n],
  );
}

/** Returns the average pay of a window in unit bets, including scatters. */
function turnReturn(title: Title, reels: readonly string[]): Fraction {
  const counted = title.engine === 'lines' ? lineTotal(title, reels) * BigInt(title.lines.length) : waysTotal(title, reels);
  const { free } = title;
  const scatters = free === undefined ? [] : stopsByCount(reels, title.rows, free.symbol);
  const scattered = scatters.reduce((sum, stops, count) => sum + stops * BigInt(free?.pays[count] ?? 0), 0n);
  return new Fraction(counted + scattered, stopsOf(reels));
}

/** Returns how many more free rounds a free round awards on average. Below one, free rounds end by themselves. */
export function freeRoundsPerRound({ rows, reels }: Pick<Title, 'reels' | 'rows'>, free: FreeRounds): Fraction {
  const own = free.reels ?? reels;
  const brought = stopsByCount(own, rows, free.symbol).reduce((sum, stops, count) => sum + stops * BigInt(free.rounds[count] ?? 0), 0n);
  return new Fraction(brought, stopsOf(own));
}

/**
 * Returns the average number of free rounds played if 0, 1, … are awarded. Raises the number of allowed rounds from 0 to the maximum.
 * `played[waiting]` is a sum over all combinations of stops.
 */
export function freeRoundsPlayed({ rows, reels }: Pick<Title, 'reels' | 'rows'>, free: FreeRounds): readonly Fraction[] {
  const own = free.reels ?? reels;
  const stops = stopsOf(own);
  const awards = stopsByCount(own, rows, free.symbol).map((ways, count) => [free.rounds[count] ?? 0, ways] as const);
  let played = Array.from({ length: free.most + 1 }, () => 0n);
  let all = 1n;
  for (let allowed = 1; allowed <= free.most; allowed += 1) {
    const before = played;
    all *= stops;
    const next = (waiting: number): bigint =>
      awards.reduce((sum, [more, ways]) => sum + ways * (before[Math.min(waiting - 1 + more, allowed - 1)] ?? 0n), all);
    played = before.map((_, waiting) => (waiting === 0 ? 0n : next(Math.min(waiting, allowed))));
  }
  return played.map((count) => new Fraction(count, all));
}

function freeReturn(title: Title, free: FreeRounds): Pick<Returns, 'feature' | 'trigger'> {
  const stops = stopsOf(title.reels);
  const played = freeRoundsPlayed(title, free);
  const perTurn = turnReturn(title, free.reels ?? title.reels).mul(free.multiplier);
  let [rounds, started] = [NONE, 0n];
  for (const [count, ways] of stopsByCount(title.reels, title.rows, free.symbol).entries()) {
    const awarded = free.rounds[count] ?? 0;
    if (awarded === 0) continue;
    started += ways;
    rounds = rounds.add((played[Math.min(awarded, free.most)] ?? NONE).mul(new Fraction(ways, stops)));
  }
  return { feature: rounds.mul(perTurn).div(title.units), trigger: new Fraction(started, stops) };
}

type Held = { readonly coins: Fraction; readonly full: Fraction };

/**
 * Returns, for 0, 1, … held coins, the average number of coins at the end and the chance of a full window. Starts from the full window,
 * because coins are only added.
 */
export function heldAtEnd({ chance: [part, whole], respins }: HoldAndRespin, cells: number): readonly Held[] {
  const chance = new Fraction(part, whole);
  const miss = new Fraction(1).sub(chance);
  const ends: Held[] = [];
  ends[cells] = { coins: new Fraction(cells), full: new Fraction(1) };
  for (let held = cells - 1; held >= 0; held -= 1) {
    const empty = cells - held;
    const blank = miss.pow(empty) ?? NONE;
    const allBlank = blank.pow(respins) ?? NONE;
    let [coins, full, way] = [NONE, NONE, new Fraction(1)];
    for (let landed = 1; landed <= empty; landed += 1) {
      way = way.mul(empty - landed + 1).div(landed);
      const exactly = way.mul(chance.pow(landed) ?? NONE).mul(miss.pow(empty - landed) ?? NONE);
      const end = ends[held + landed];
      if (end === undefined) continue;
      coins = coins.add(exactly.mul(end.coins));
      full = full.add(exactly.mul(end.full));
    }
    const onHit = new Fraction(1).sub(allBlank).div(new Fraction(1).sub(blank));
    ends[held] = { coins: coins.mul(onHit).add(allBlank.mul(held)), full: full.mul(onHit) };
  }
  return ends;
}

function holdReturn(title: Title, hold: HoldAndRespin): Pick<Returns, 'feature' | 'trigger'> {
  const stops = stopsOf(title.reels);
  const ends = heldAtEnd(hold, title.reels.length * title.rows);
  const weights = hold.coins.reduce((sum, [, weight]) => sum + weight, 0);
  const perCoin = new Fraction(
    hold.coins.reduce((sum, [units, weight]) => sum + units * weight, 0),
    weights,
  );
  let [feature, started] = [NONE, 0n];
  for (const [count, ways] of stopsByCount(title.reels, title.rows, hold.symbol).entries()) {
    const end = count < hold.from ? undefined : ends[count];
    if (end === undefined || ways === 0n) continue;
    started += ways;
    feature = feature.add(end.coins.mul(perCoin).add(end.full.mul(hold.full)).mul(new Fraction(ways, stops)));
  }
  return { feature: feature.div(title.units), trigger: new Fraction(started, stops) };
}

/** Computes a title's exact return from its file alone. */
export function returnsOf(title: Title): Returns {
  const base = turnReturn(title, title.reels).div(title.units);
  const { free, hold } = title;
  const ofFeature = free ? freeReturn(title, free) : hold ? holdReturn(title, hold) : { feature: NONE, trigger: NONE };
  return { base, ...ofFeature, total: base.add(ofFeature.feature) };
}

/** Rounds a share down to hundredths of a percent. */
export const inBasisPoints = (share: Fraction): number => Number((share.n * 10_000n) / share.d);
