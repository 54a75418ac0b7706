import type { Kysely } from 'kysely';
import { isGateUnreadable } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { usableCredit } from '#server/modules/wallet/credit/index.ts';
import { lockWallet, notifyBalance } from '#server/modules/wallet/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { type Row, type Schema, sqlState, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { fundsOf } from '../judge.ts';
import { giveBack } from './giveBack.ts';
import type { Moved, Movement } from './movement.ts';
import { tokenHash } from './provider.ts';
import { messageOf, type WalletRefusal } from '../refusals.ts';
import { takeWager } from './takeWager.ts';
import { takeWin } from './takeWin.ts';
import { answerIn, hashOf, type MovingCall, type WalletAnswer, type WalletCall } from './walletCall.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Locks the wallet and decides a call once. Stores all answers except temporary refusals for repeats. Publishes the balance after the
 * commit.
 */
export async function answerWallet(deps: DomainDeps, call: WalletCall): Promise<WalletAnswer> {
  const session = await sessionOf(deps.db, call.session);
  if (!session) return { ...refusal('session-unknown'), balanceCents: '0', currency: call.currency };
  const { player_id: playerId, currency } = session;
  const decided =
    call.act === 'balance'
      ? { answer: await withTransaction(deps.db, (trx) => balanceOf(trx, session, deps.ports.now())), hasMoved: false }
      : await decideChecked(deps, session, call);
  if (decided.hasMoved) await notify(deps, playerId);
  return { ...decided.answer, currency };
}

type Session = Row<'casino_sessions'>;
type Decided = { readonly answer: WalletAnswer; readonly hasMoved: boolean };

const sessionOf = (db: Kysely<Schema>, token: string): Promise<Session | undefined> =>
  db.selectFrom('casino_sessions').selectAll().where('token_hash', '=', tokenHash(token)).executeTakeFirst();

/** Decides a call. Queries the exclusion register, if needed, outside transactions and then decides again. */
async function decideChecked(deps: DomainDeps, session: Session, call: MovingCall): Promise<Decided> {
  const decided = await decideOnce(deps, session, call);
  const isUnchecked = decided.answer.refusal === 'register-unchecked';
  return isUnchecked && (await deps.register?.ask(session.player_id)) ? decideOnce(deps, session, call) : decided;
}

async function decideOnce(deps: DomainDeps, session: Session, call: MovingCall): Promise<Decided> {
  const decide = () => withTransaction(deps.db, (trx) => decideMovement(trx, deps, session, call));
  try {
    return await decide();
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return decide();
    if (call.act !== 'wager' || !(await isGateUnreadable(deps.db, session.player_id, error))) throw error;
    const told = await withTransaction(deps.db, (trx) => balanceOf(trx, session, deps.ports.now()));
    return { answer: { ...told, ...refusal('safer-play-unchecked') }, hasMoved: false };
  }
}

async function decideMovement(trx: Trx, { ports }: DomainDeps, session: Session, call: MovingCall): Promise<Decided> {
  const { cashCents } = await lockWallet(trx, session.player_id);
  const now = ports.now();
  const told = await balanceOf(trx, session, now);
  const refused = (code: WalletRefusal): Decided => ({ answer: { ...told, ...refusal(code) }, hasMoved: false });
  const past = await trx.selectFrom('casino_transactions').selectAll().where('id', '=', call.transaction).executeTakeFirst();
  if (past) return pastAnswer(past, call) ?? refused(past.body_hash === null ? 'wager-returned' : 'transaction-reused');
  if (call.currency !== session.currency) return refused('currency-mismatch');
  const movement: Movement = { trx, now, newId: ports.newId, session: await asItIsNow(trx, session.id), cashCents };
  const moved = await move(movement, call);
  if (moved.refusal !== null && !moved.isKept) return refused(moved.refusal);
  const isAccepted = moved.refusal === null;
  const answer = { ...(await balanceOf(trx, session, now)), ...(moved.refusal === null ? {} : refusal(moved.refusal)) };
  await keep(movement, call, moved, answer);
  return { answer, hasMoved: isAccepted };
}

const asItIsNow = (trx: Trx, id: string): Promise<Session> =>
  trx.selectFrom('casino_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function move(movement: Movement, call: MovingCall): Promise<Moved> {
  switch (call.act) {
    case 'wager':
      return takeWager(movement, call);
    case 'win':
      return takeWin(movement, call);
    case 'return':
      return giveBack(movement, call);
  }
}

function pastAnswer(past: Row<'casino_transactions'>, call: MovingCall): Decided | null {
  const answer = past.body_hash === hashOf(call) ? answerIn(past.answer) : null;
  return answer && { answer, hasMoved: false };
}

const kinds = { wager: 'WAGER', win: 'WIN', return: 'RETURN' } as const;

const keep = ({ trx, now, session }: Movement, call: MovingCall, moved: Moved, answer: WalletAnswer) =>
  trx
    .insertInto('casino_transactions')
    .values({
      id: call.transaction,
      kind: kinds[call.act],
      session_id: session.id,
      player_id: session.player_id,
      round_id: moved.roundId,
      body_hash: hashOf(call),
      is_accepted: moved.refusal === null,
      cash: moved.cash,
      bonus: moved.bonus,
      answer: JSON.stringify(answer),
      recorded_at: now,
    })
    .execute();

const refusal = (code: WalletRefusal) => ({ isAccepted: false, refusal: code, message: messageOf(code) });

async function balanceOf(trx: Trx, { player_id: playerId, currency }: Session, now: Date): Promise<WalletAnswer> {
  const { casino_balance_usage: usage, cash } = await trx
    .selectFrom('players')
    .innerJoin('ledger_accounts', 'ledger_accounts.player_id', 'players.id')
    .select(['casino_balance_usage', 'balance as cash'])
    .where('players.id', '=', playerId)
    .where('kind', '=', 'player-cash')
    .executeTakeFirstOrThrow();
  const funds = fundsOf(usage, { cash: BigInt(cash ?? '0'), bonus: await usableCredit(trx, playerId, now) });
  const cents = funds.reduce((sum, each) => sum + each.cents, 0n);
  return { isAccepted: true, refusal: null, message: null, balanceCents: String(cents), currency };
}

async function notify(deps: DomainDeps, playerId: string): Promise<void> {
  try {
    await notifyBalance(deps, playerId);
  } catch {
    // Ignores errors: the money has moved, and clients reread the balance when they reconnect.
  }
}
