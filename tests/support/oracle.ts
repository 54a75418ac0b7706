import Fraction from 'fraction.js';

/**
 * Computes settlements again to check the server: with a library's fractions instead of our ratios, adjusted scores instead of differences,
 * and a loop over legs instead of filters.
 */
export type OracleLeg = {
  readonly market: string;
  readonly pick: string;
  /** Points as shown to players, for example −3.5. */
  readonly points: number | null;
  /** American odds as a number, or decimal odds as text. */
  readonly odds: number | string;
};
export type OracleScore = { readonly home: number; readonly away: number } | 'void';
export type OracleOutcome = 'lost' | 'returned' | 'won';

/** Decides whether a leg wins, loses or is removed from the bet. */
export function outcomeOf({ market, pick, points }: OracleLeg, score: OracleScore): OracleOutcome {
  if (score === 'void') return 'returned';
  const { home, away } = score;
  const contest = (mine: number, theirs: number): OracleOutcome => (mine === theirs ? 'returned' : mine > theirs ? 'won' : 'lost');
  const when = (is: boolean): OracleOutcome => (is ? 'won' : 'lost');
  const line = points ?? 0;
  if (/total/.test(market)) {
    const counted = market === 'team-total-home' ? home : market === 'team-total-away' ? away : home + away;
    return pick === 'over' ? contest(counted, line) : contest(line, counted);
  }
  if (/spread/.test(market)) return pick === 'home' ? contest(home + line, away) : contest(away + line, home);
  if (market === 'moneyline') return pick === 'home' ? contest(home, away) : contest(away, home);
  if (market === 'three-way') return when({ home: home > away, draw: home === away, away: away > home }[pick] ?? false);
  if (market === 'double-chance') return when(!(pick === 'home-draw' ? away > home : pick === 'draw-away' ? home > away : home === away));
  if (market === 'both-teams-score') return when(Math.min(home, away) > 0 === (pick === 'yes'));
  if (market === 'odd-even') return when((((home + away) & 1) === 1 ? 'odd' : 'even') === pick);
  throw new Error(`The oracle does not know ${market}`);
}

/** Returns a bet's payout in cents, including the stake; 0 if it loses. */
export function returnOf(
  stakeCents: bigint,
  legs: readonly { readonly odds: OracleLeg['odds']; readonly outcome: OracleOutcome }[],
): bigint {
  let money = new Fraction(stakeCents, 1n);
  for (const { odds, outcome } of legs) {
    if (outcome === 'lost') return 0n;
    if (outcome === 'won') money = money.mul(decimal(odds));
  }
  const { n, d } = money;
  // Rounds half up.
  return n / d + ((n % d) * 2n >= d ? 1n : 0n);
}

function decimal(odds: number | string): Fraction {
  if (typeof odds === 'string') return new Fraction(odds);
  return odds > 0 ? new Fraction(odds + 100, 100) : new Fraction(100 - odds, -odds);
}
