/*
 * What one player's money does, a second time and by another way: no ledger, no rounds, no locks. A bet is a stake with picks, and what it
 * has moved of the player's cash so far; after every result each bet is worth something, and the difference is moved. In cents.
 */
export type ModelScore = { readonly home: number; readonly away: number } | 'void';
export type ModelPick = { readonly game: number; readonly side: 'away' | 'home' };
type ModelBet = { readonly id: string; readonly picks: readonly ModelPick[]; stake: bigint; moved: bigint; isCashedOut: boolean };

/** Everything is at −110: a stake comes back as 21 for 11. */
const [BACK, FOR] = [21n, 11n];

const halfUp = (above: bigint, below: bigint): bigint => (2n * above + below) / (2n * below);

export class MoneyModel {
  cash = 0n;
  readonly scores: (ModelScore | null)[];
  readonly bets: ModelBet[] = [];

  constructor(games: number) {
    this.scores = Array.from({ length: games }, () => null);
  }

  isOpen = (game: number): boolean => this.scores[game] === null;

  deposit(cents: bigint): void {
    this.cash += cents;
  }

  /** Whether it is taken. */
  takes = (picks: readonly ModelPick[], stake: bigint): boolean => stake <= this.cash && picks.every(({ game }) => this.isOpen(game));

  bet(id: string, picks: readonly ModelPick[], stake: bigint): void {
    this.cash -= stake;
    this.bets.push({ id, picks, stake, moved: 0n, isCashedOut: false });
  }

  /** A game that was voided stays so. */
  end(game: number, score: ModelScore): void {
    if (this.scores[game] === 'void') return;
    this.scores[game] = score;
    for (const bet of this.bets.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      if (bet.picks.some((pick) => pick.game === game) && !bet.isCashedOut) this.#settle(bet);
  }

  /** What a whole bet is offered; null where it is over, or nothing is left to wait for. */
  offer(bet: ModelBet): bigint | null {
    if (bet.isCashedOut || this.worth(bet) !== null) return null;
    const won = BigInt(bet.picks.filter((pick) => this.#outcome(pick) === 'won').length);
    const value = halfUp(bet.stake * BACK ** won * 19n, FOR ** won * 20n);
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
    const won = BigInt(outcomes.filter((outcome) => outcome === 'won').length);
    return halfUp(stake * BACK ** won, FOR ** won);
  }

  /** A correction takes no more than the player has; what it could not take it takes when it comes by again. */
  #settle(bet: ModelBet): void {
    const missing = (this.worth(bet) ?? 0n) - bet.moved;
    const moved = missing < -this.cash ? -this.cash : missing;
    this.cash += moved;
    bet.moved += moved;
  }

  readonly #outcome = ({ game, side }: ModelPick): 'lost' | 'open' | 'returned' | 'won' => {
    const score = this.scores[game] ?? null;
    if (score === null) return 'open';
    if (score === 'void' || score.home === score.away) return 'returned';
    return score.home > score.away === (side === 'home') ? 'won' : 'lost';
  };
}
