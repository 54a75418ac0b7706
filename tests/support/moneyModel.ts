/*
 * Models one player's money in cents, by another method than the server: no ledger, no jobs, no locks. Each bet remembers how much it has
 * moved to the player's cash. After a result, each bet has a payout, and the difference is moved.
 */
export type ModelScore = { readonly home: number; readonly away: number } | 'void';
/** `hasPoint`: a point was bought for this side. The pick then wins a draw, and is a push if the side loses by one. */
export type ModelPick = { readonly game: number; readonly side: 'away' | 'home'; readonly hasPoint?: true };
/** A requested withdrawal. It is kept until it is paid or failed. */
type ModelWithdrawal = { readonly id: string; readonly cents: bigint; state: 'failed' | 'paid' | 'pending' };
type ModelBet = { readonly id: string; readonly picks: readonly ModelPick[]; stake: bigint; moved: bigint; isCashedOut: boolean };

/** What is paid back for a stake: everything is at −110, or at 5/8 with a bought point. */
const [PLAIN, WITH_POINT] = [
  { back: 21n, stake: 11n },
  { back: 13n, stake: 8n },
] as const;

const priceOf = ({ hasPoint }: ModelPick) => (hasPoint ? WITH_POINT : PLAIN);
/** Returns the combined odds of the picks, as a fraction. */
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

  /** Returns the sum of pending withdrawals. */
  pending = (): bigint => this.withdrawals.reduce((sum, { cents, state }) => (state === 'pending' ? sum + cents : sum), 0n);

  /** True if the cash covers the amount and fewer than ten withdrawals are pending. */
  mayWithdraw = (cents: bigint): boolean => cents <= this.cash && this.withdrawals.filter(({ state }) => state === 'pending').length < 10;

  withdraw(id: string, cents: bigint): void {
    this.cash -= cents;
    this.withdrawals.push({ id, cents, state: 'pending' });
  }

  /** Records that a withdrawal was paid or failed. If it is paid after it had failed, the player's cash falls at most to zero. */
  told(withdrawal: ModelWithdrawal, word: 'failed' | 'paid'): void {
    const { state, cents } = withdrawal;
    if (state === 'paid' || state === word) return;
    if (word === 'failed') this.cash += cents;
    else if (state === 'failed') this.cash -= cents < this.cash ? cents : this.cash;
    withdrawal.state = word;
  }

  /** True if the bet is accepted. */
  takes = (picks: readonly ModelPick[], stake: bigint): boolean => stake <= this.cash && picks.every(({ game }) => this.isOpen(game));

  bet(id: string, picks: readonly ModelPick[], stake: bigint): void {
    this.cash -= stake;
    this.bets.push({ id, picks, stake, moved: 0n, isCashedOut: false });
  }

  /**
   * Records a game's result. A void game stays void. A result moves nothing for a bet whose outcome it does not change, even if an earlier
   * correction could not take enough.
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

  /** Returns the payout of the stake that is not cashed out. Null while the bet is open. */
  worth({ picks, stake }: ModelBet): bigint | null {
    const outcomes = picks.map(this.#outcome);
    if (outcomes.includes('lost')) return 0n;
    if (outcomes.includes('open')) return null;
    const { above, below } = product(picks.filter((_, at) => outcomes[at] === 'won'));
    return halfUp(stake * above, below);
  }

  /** Returns the outcome that the player sees. A refund also says whether its games were level, void or both. */
  #said(bet: ModelBet): string {
    const outcomes = new Set(bet.picks.map(this.#outcome));
    const isReturned = !outcomes.has('lost') && !outcomes.has('open') && !outcomes.has('won');
    return `${this.worth(bet) ?? 'open'}${isReturned ? [...outcomes].toSorted().join(' ') : ''}`;
  }

  /**
   * Moves the difference between the bet's payout and what was moved before. The cash falls at most to zero: the rest is taken when the
   * bet's outcome next changes.
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
