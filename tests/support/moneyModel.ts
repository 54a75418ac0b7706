/*
 * What one player's money does, a second time and by another way: no ledger, no rounds, no locks. A bet is a stake with picks, and what it
 * has moved of the player's cash so far; after every result each bet is worth something, and the difference is moved. In cents.
 */
export type ModelScore = { readonly home: number; readonly away: number } | 'void';
/** `hasPoint`: one was bought for the side, which so wins level games and gets the stake back for a loss by one. */
export type ModelPick = { readonly game: number; readonly side: 'away' | 'home'; readonly hasPoint?: true };
/** Asked for, and held until somebody says what became of it. */
type ModelWithdrawal = { readonly id: string; readonly cents: bigint; state: 'failed' | 'paid' | 'pending' };
type ModelBet = { readonly id: string; readonly picks: readonly ModelPick[]; stake: bigint; moved: bigint; isCashedOut: boolean };

/** What a stake comes back as, above and below: everything is at −110, and with a point at 5/8. */
const [PLAIN, WITH_POINT] = [
  { back: 21n, stake: 11n },
  { back: 13n, stake: 8n },
] as const;

const priceOf = ({ hasPoint }: ModelPick) => (hasPoint ? WITH_POINT : PLAIN);
/** All of them together. */
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

  /** What is asked for and not paid yet. */
  pending = (): bigint => this.withdrawals.reduce((sum, { cents, state }) => (state === 'pending' ? sum + cents : sum), 0n);

  /** Nothing is paid that is not there, and no more than ten wait at once. */
  mayWithdraw = (cents: bigint): boolean => cents <= this.cash && this.withdrawals.filter(({ state }) => state === 'pending').length < 10;

  withdraw(id: string, cents: bigint): void {
    this.cash -= cents;
    this.withdrawals.push({ id, cents, state: 'pending' });
  }

  /** A payment that comes after a failure takes what it finds. */
  told(withdrawal: ModelWithdrawal, word: 'failed' | 'paid'): void {
    const { state, cents } = withdrawal;
    if (state === 'paid' || state === word) return;
    if (word === 'failed') this.cash += cents;
    else if (state === 'failed') this.cash -= cents < this.cash ? cents : this.cash;
    withdrawal.state = word;
  }

  /** Whether it is taken. */
  takes = (picks: readonly ModelPick[], stake: bigint): boolean => stake <= this.cash && picks.every(({ game }) => this.isOpen(game));

  bet(id: string, picks: readonly ModelPick[], stake: bigint): void {
    this.cash -= stake;
    this.bets.push({ id, picks, stake, moved: 0n, isCashedOut: false });
  }

  /** A game that was voided stays so; and a result that says the same of a bet moves nothing of it, also where a correction found too little. */
  end(game: number, score: ModelScore): void {
    if (this.scores[game] === 'void') return;
    const on = this.bets.filter((bet) => bet.picks.some((pick) => pick.game === game) && !bet.isCashedOut);
    const before = new Map(on.map((bet) => [bet, this.#said(bet)]));
    this.scores[game] = score;
    for (const bet of on.toSorted((a, b) => (a.id < b.id ? -1 : 1))) if (this.#said(bet) !== before.get(bet)) this.#settle(bet);
  }

  /** What a whole bet is offered; null where it is over, or nothing is left to wait for. */
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

  /** What comes back of what is still at stake; null while it is not known. */
  worth({ picks, stake }: ModelBet): bigint | null {
    const outcomes = picks.map(this.#outcome);
    if (outcomes.includes('lost')) return 0n;
    if (outcomes.includes('open')) return null;
    const { above, below } = product(picks.filter((_, at) => outcomes[at] === 'won'));
    return halfUp(stake * above, below);
  }

  /** What the player is told: a stake that comes back comes from level games, from voided ones, or from both. */
  #said(bet: ModelBet): string {
    const outcomes = new Set(bet.picks.map(this.#outcome));
    const isReturned = !outcomes.has('lost') && !outcomes.has('open') && !outcomes.has('won');
    return `${this.worth(bet) ?? 'open'}${isReturned ? [...outcomes].toSorted().join(' ') : ''}`;
  }

  /** A correction takes no more than the player has; what it could not take it takes when it next changes the bet. */
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
