import type { Ports } from '#server/platform/ports.ts';
import type { Book, GameRound, Table } from './book.ts';
import type { SandboxControls } from './controls.ts';
import { outcomeOf } from './outcome.ts';
import type { Draw } from './slots/draw.ts';
import { callWallet, type createWalletClient, type WalletDeps, type WalletWord } from './walletClient.ts';

export type Game = {
  readonly ports: Ports;
  readonly draw: Draw;
  readonly wallet: WalletDeps;
  readonly teller: ReturnType<typeof createWalletClient>;
  readonly book: Book;
  readonly levers: { readonly get: () => SandboxControls; readonly set: (next: SandboxControls) => void };
};

export const wagerOf = (reference: string): string => `${reference}-wager`;
export const endOf = (reference: string): string => `${reference}-end`;

export type Pressed = { readonly reference: string; readonly betCents: number; readonly playerIp: string };
export type Played = { readonly round: GameRound; readonly word: WalletWord };

/** Plays a round. For a repeated reference, returns the existing round. */
export async function playRound(game: Game, table: Table, { reference, betCents, playerIp }: Pressed): Promise<Played> {
  const { book, ports } = game;
  const past = book.round(reference);
  if (past) return { round: past, word: await balanceAt(game, table) };
  const round: GameRound = {
    what: 'round',
    reference,
    key: table.key,
    betCents,
    startedAt: ports.now().getTime(),
    state: 'ASKED',
    outcome: null,
    isLeftOpen: false,
    message: null,
    isSeen: false,
  };
  book.keep(round);
  return table.session === null ? playForPractice(game, table, round) : playForMoney(game, table, round, playerIp);
}

export async function balanceAt({ wallet }: Game, { session, currency, playCents }: Table): Promise<WalletWord> {
  if (session === null) return { kind: 'accepted', balanceCents: playCents ?? 0 };
  return callWallet(wallet, { act: 'balance', session, currency });
}

function decide({ book, draw, levers }: Game, table: Table, round: GameRound): void {
  const { leavesOpen, ...wish } = levers.get();
  round.outcome = outcomeOf(table.game, draw, wish);
  round.state = 'OPEN';
  round.isLeftOpen = leavesOpen && table.session !== null;
  if (wish.nextMultiple !== null || wish.nextFeature) levers.set({ ...levers.get(), nextMultiple: null, nextFeature: false });
  book.keep(round);
}

/** Returns cents. They are whole, because a bet is a multiple of the game's unit bets. */
export const winOf = ({ betCents, outcome }: GameRound): number => (outcome === null ? 0 : (betCents * outcome.won) / outcome.units);

function playForPractice(game: Game, table: Table, round: GameRound): Played {
  const has = table.playCents ?? 0;
  if (round.betCents > has) {
    Object.assign(round, { state: 'REFUSED', message: 'Your play money is used up. Open the game again for more.' });
    game.book.keep(round);
    return { round, word: { kind: 'accepted', balanceCents: has } };
  }
  decide(game, table, round);
  table.playCents = has - round.betCents + winOf(round);
  round.state = 'OVER';
  game.book.keep(table);
  game.book.keep(round);
  return { round, word: { kind: 'accepted', balanceCents: table.playCents } };
}

async function playForMoney(game: Game, table: Table, round: GameRound, playerIp: string): Promise<Played> {
  const { book, wallet, teller } = game;
  const about = { session: table.session, currency: table.currency, round: round.reference };
  const wager = { act: 'wager', ...about, transaction: wagerOf(round.reference), amountCents: String(round.betCents), playerIp };
  const taken = await callWallet(wallet, wager);
  if (taken.kind === 'refused') {
    Object.assign(round, { state: 'REFUSED', message: taken.message });
    book.keep(round);
    return { round, word: taken };
  }
  if (taken.kind === 'unheard' || round.state === 'VOID') {
    // Voids the round and returns the wager, because the operator did not answer or the session has ended.
    Object.assign(round, { state: 'VOID', message: 'Your wager did not go through, and nothing was charged.' });
    book.keep(round);
    teller.tell({ act: 'return', ...about, transaction: `${round.reference}-back`, wager: wagerOf(round.reference) });
    return { round, word: taken };
  }
  decide(game, table, round);
  if (round.isLeftOpen) return { round, word: taken };
  return { round, word: await end(game, table, round) };
}

async function end({ book, wallet, teller }: Game, table: Table, round: GameRound): Promise<WalletWord> {
  const call = {
    act: 'win',
    session: table.session,
    currency: table.currency,
    round: round.reference,
    transaction: endOf(round.reference),
    amountCents: String(winOf(round)),
    isOver: true,
    description: round.outcome?.description ?? null,
  };
  round.state = 'OVER';
  book.keep(round);
  const heard = await callWallet(wallet, call);
  if (heard.kind === 'unheard') teller.tell(call);
  return heard;
}
