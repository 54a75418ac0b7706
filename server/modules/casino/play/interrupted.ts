import { sql } from 'kysely';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { Row } from '#server/platform/store/index.ts';
import { requestGameRound, type GameProvider, type GameRoundReport, sessionToken } from './wallet/provider.ts';
import { answerWallet } from './wallet/wallet.ts';

const FIRST_AFTER_SECONDS = 5;
const LONGEST_ROUND_MS = 15 * 60_000;
const MOST_AT_ONCE = 20;

type Open = Row<'casino_rounds'> & { readonly is_left: boolean };

/**
 * Queries the provider about open rounds, in case its calls were lost. Finishes abandoned rounds and refunds wagers of unplayed ones
 * (checklist 26). Locks, writes and publishes like `answerWallet`.
 */
export async function resolveGameRounds(deps: DomainDeps, provider: GameProvider): Promise<void> {
  await closeLeft(deps);
  for (const round of await openRounds(deps)) await resolveRound(deps, provider, round);
}

const closeLeft = ({ db }: DomainDeps) =>
  sql`UPDATE casino_sessions AS s SET closed_at = l.ended_at FROM sessions AS l
    WHERE l.id = s.login_id AND s.closed_at IS NULL AND l.ended_at IS NOT NULL`.execute(db);

async function openRounds({ db, ports }: DomainDeps): Promise<readonly Open[]> {
  const now = sql`${ports.now().toISOString()}::timestamptz`;
  const { rows } = await sql<Open>`
    UPDATE casino_rounds AS r SET asked_at = ${now} FROM casino_sessions AS s WHERE s.id = r.session_id AND r.id IN (
      SELECT id FROM casino_rounds WHERE state = 'OPEN'
        AND started_at < ${now} - make_interval(secs => ${FIRST_AFTER_SECONDS})
        AND (asked_at IS NULL OR ${now} - asked_at > greatest((asked_at - started_at) / 4, make_interval(secs => ${FIRST_AFTER_SECONDS})))
      ORDER BY asked_at NULLS FIRST, started_at LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING r.*, s.closed_at IS NOT NULL AS is_left`.execute(db);
  return rows;
}

async function resolveRound(deps: DomainDeps, provider: GameProvider, round: Open): Promise<void> {
  const isToEnd = round.is_left || deps.ports.now().getTime() - round.started_at.getTime() > LONGEST_ROUND_MS;
  const word = await requestGameRound(provider, round.reference, isToEnd);
  if (word === null) return;
  if (word === 'unknown' || word.state === 'VOID') await giveAllBack(deps, provider, round);
  else if (word.state === 'OVER') await finish(deps, provider, round, word);
}

const told = (provider: GameProvider, { session_id: id, currency, reference }: Open) => ({
  session: sessionToken(provider, id),
  currency,
  round: reference,
});

/** Uses the provider's transaction ids, so that a delayed call from it counts as a repeat. */
async function finish(deps: DomainDeps, provider: GameProvider, round: Open, { wins, description }: GameRoundReport): Promise<void> {
  const all = wins.length > 0 ? wins : [{ transaction: `ended:${round.id}`, cents: 0n }];
  for (const [at, { transaction, cents }] of all.entries()) {
    const isOver = at === all.length - 1;
    await answerWallet(deps, {
      act: 'win',
      ...told(provider, round),
      transaction,
      cents,
      isOver,
      description: isOver ? description : null,
    });
  }
}

async function giveAllBack(deps: DomainDeps, provider: GameProvider, round: Open): Promise<void> {
  const wagers = await deps.db
    .selectFrom('casino_transactions')
    .select('id')
    .where('round_id', '=', round.id)
    .where('kind', '=', 'WAGER')
    .where('undone_at', 'is', null)
    .execute();
  for (const { id } of wagers) await answerWallet(deps, { act: 'return', ...told(provider, round), transaction: `back:${id}`, wager: id });
}
