/*
 * Models one player's money in cents without the server's ledger, jobs and locks. Each bet remembers how much it moved to the player's
 * cash; a new result moves the difference.
 */
export type ModelScore = { readonly home: number; readonly away: number } | 'void';
/** `hasPoint`: a point was bought for this side, which then wins a draw and pushes if it loses by one. */
export type ModelPick = { readonly game: number; readonly side: 'away' | 'home'; readonly hasPoint?: true };
/** A requested withdrawal, kept also when paid or failed. */
type ModelWithdrawal = { readonly id: string; readonly cents: bigint; state: 'failed' | 'paid' | 'pending' };
type ModelBet = { readonly id: string; readonly picks: readonly ModelPick[]; stake: bigint; moved: bigint; isCashedOut: boolean };

/** Payouts per stake: at −110, or at 5/8 with a bought point. */
const [PLAIN, WITH_POINT] = [
  { back: 21n, stake: 11n },
  { back: 13n, stake: 8n },
] as const;

const priceOf = ({ hasPoint }: ModelPick) => (hasPoint ? WITH_POINT : PLAIN);
/** Returns the picks' combined odds, as a fraction. */
const product = (picks: readonly ModelPick[]) => ({
  above: picks.reduce((so, pick) => so * priceOf(pick).back, 1n),
  below: picks.reduce((so, pick) => so * priceOf(pick).stake, 1n),
});

const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);

export class MoneyModel {
  cash = 0n;
  readonly scores: (ModelScore | null)[];
  readonly bets: ModelBet[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];

  constructor(games: number) {
    this.scores = Array.from({ length: games }, () => null);
  }

  isOpen = (game: number): boolean => this.scores[game] === null;

  deposit(cents: bigint): void {
    this.cash += cents;
  }

  pending = (): bigint => this.withdrawals.reduce((sum, { cents, state }) => (state === 'pending' ? sum + cents : sum), 0n);

  /** True if the cash covers the amount and fewer than ten withdrawals are pending. */
  mayWithdraw = (cents: bigint): boolean => cents <= this.cash && this.withdrawals.filter(({ state }) => state === 'pending').length < 10;

  withdraw(id: string, cents: bigint): void {
    this.cash -= cents;
    this.withdrawals.push({ id, cents, state: 'pending' });
  }

  /** Records that a withdrawal was paid or failed. One paid after it had failed takes the cash at most to zero. */
  told(withdrawal: ModelWithdrawal, word: 'failed' | 'paid'): void {
    const { state, cents } = withdrawal;
    if (state === 'paid' || state === word) return;
    if (word === 'failed') this.cash += cents;
    else if (state === 'failed') this.cash -= cents < this.cash ? cents : this.cash;
    withdrawal.state = word;
  }

  /** True if the server should accept the bet. */
  takes = (picks: readonly ModelPick[], stake: bigint): boolean => stake <= this.cash && picks.every(({ game }) => this.isOpen(game));

  bet(id: string, picks: readonly ModelPick[], stake: bigint): void {
    this.cash -= stake;
    this.bets.push({ id, picks, stake, moved: 0n, isCashedOut: false });
  }

  /**
   * Records a game's result. A void game stays void. Nothing moves for bets whose outcome stays the same, even if an earlier correction
   * could not take enough.
   */
  end(game: number, score: ModelScore): void {
    if (this.scores[game] === 'void') return;
    const on = this.bets.filter((bet) => bet.picks.some((pick) => pick.game === game) && !bet.isCashedOut);
    const before = new Map(on.map((bet) => [bet, this.#said(bet)]));
    this.scores[game] = score;
    for (const bet of on.toSorted((a, b) => (a.id < b.id ? -1 : 1))) if (this.#said(bet) !== before.get(bet)) this.#settle(bet);
  }

  /** Returns what a cash out of the whole bet pays. Null if the bet is settled or cashed out, or if nothing would be paid. */
  offer(bet: ModelBet): bigint | null {
    if (bet.isCashedOut || this.worth(bet) !== null) return null;
    const { above, below } = product(bet.picks.filter((pick) => this.#outcome(pick) === 'won'));
    const value = halfUp(bet.stake * above * 19n, below * 20n);
    return value > 0n ? value : null;
  }

  cashOut(bet: ModelBet, part: bigint, paid: bigint): void {
    this.cash += paid;
    bet.stake -= part;
    bet.isCashedOut = bet.stake === 0n;
  }

  /** Returns the payout of the stake not cashed out. Null while the bet is open. */
  worth({ picks, stake }: ModelBet): bigint | null {
    const outcomes = picks.map(this.#outcome);
    if (outcomes.includes('lost')) return 0n;
    if (outcomes.includes('open')) return null;
    const { above, below } = product(picks.filter((_, at) => outcomes[at] === 'won'));
    return halfUp(stake * above, below);
  }

  /** Returns the outcome shown to the player. A refund also says whether its games were level, void or both. */
  #said(bet: ModelBet): string {
    const outcomes = new Set(bet.picks.map(this.#outcome));
    const isReturned = !outcomes.has('lost') && !outcomes.has('open') && !outcomes.has('won');
    return `${this.worth(bet) ?? 'open'}${isReturned ? [...outcomes].toSorted().join(' ') : ''}`;
  }

  /**
   * Moves the difference between the bet's payout and what it moved before. Cash stops at zero; the rest is taken when the bet's outcome
   * next changes.
   */
  #settle(bet: ModelBet): void {
    const missing = (this.worth(bet) ?? 0n) - bet.moved;
    const moved = missing < -this.cash ? -this.cash : missing;
    this.cash += moved;
    bet.moved += moved;
  }

  readonly #outcome = ({ game, side, hasPoint }: ModelPick): 'level' | 'lost' | 'open' | 'void' | 'won' => {
    const score = this.scores[game] ?? null;
    if (score === null) return 'open';
    if (score === 'void') return 'void';
    const ahead = (side === 'home' ? score.home - score.away : score.away - score.home) + (hasPoint ? 1 : 0);
    if (ahead === 0) return 'level';
    return ahead > 0 ? 'won' : 'lost';
  };
}
