import { t } from '#src/shared/text/t.ts';
import type { CasinoGame } from '#server/modules/catalogue/index.ts';
import { exclusionOf } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { registerResultOf } from '#server/modules/responsibleGaming/register/index.ts';
import { isGateUnreadable } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { casinoRestrictionOf } from '../rules/restriction.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { readPlayerEligibility } from './judge.ts';
import { failed, type LaunchError, launchErrorOf } from './launchErrors.ts';
import { customerName, type GameProvider, openGame, sessionToken, tokenHash } from './wallet/provider.ts';
import { messageOf } from './refusals.ts';

export type Launch = {
  readonly game: CasinoGame;
  readonly launchId: string;
  readonly player: { readonly id: string; readonly loginId: string; readonly ip: string };
  readonly hostOrigin: string;
  readonly brand: string;
};
export type Launched = { readonly errors: readonly LaunchError[]; readonly launchUrl: string | null; readonly sessionId: string | null };

const refused = (error: LaunchError): Launched => ({ errors: [error], launchUrl: null, sessionId: null });

const LAUNCH_ID = /^[\w-]{8,64}$/;
export const isLaunchId = (id: string): boolean => LAUNCH_ID.test(id);

const UNREACHABLE = failed(t`We could not reach the game. Please try again.`);

/** Locks the wallet; writes one session per launch id and player. Calls the provider after the commit. */
export async function launchForMoney(deps: DomainDeps, provider: GameProvider, launch: Launch): Promise<Launched> {
  await deps.register?.ensure(launch.player.id);
  const opened = await withTransaction(deps.db, (trx) => openSession(trx, deps, provider, launch)).catch(async (error: unknown) => {
    if (!(await isGateUnreadable(deps.db, launch.player.id, error))) throw error;
    return { error: failed(messageOf('safer-play-unchecked')) };
  });
  if ('error' in opened) return refused(opened.error);
  const session = sessionToken(provider, opened.sessionId);
  const url = await openAt(provider, launch, { session, customer: customerName(provider, launch.player.id), currency: opened.currency });
  return url === null ? refused(UNREACHABLE) : { errors: [], launchUrl: url, sessionId: opened.sessionId };
}

export async function launchForPractice(deps: DomainDeps, provider: GameProvider, practice: Practice): Promise<Launched> {
  const { game, playerId } = practice;
  if (!game.demoAvailable) return refused(failed(t`This game has no practice mode.`));
  const error = playerId === null ? null : await practiceErrorOf(deps, playerId);
  if (error) return refused(error);
  const url = await openAt(provider, practice, { session: null, customer: null, currency: practice.currency });
  return url === null ? refused(UNREACHABLE) : { errors: [], launchUrl: url, sessionId: null };
}

export type Practice = Pick<Launch, 'game' | 'hostOrigin'> & { readonly playerId: string | null; readonly currency: string };

async function practiceErrorOf({ db, ports, register }: DomainDeps, playerId: string): Promise<LaunchError | null> {
  await register?.ensure(playerId);
  const now = ports.now();
  const kept = await db
    .selectFrom('players')
    .select(['casino_restricted_at', 'casino_restricted_until', 'is_waiting', 'is_duplicate'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  // Hides exclusions of accounts under review: they may be another person's.
  if (kept.is_waiting || kept.is_duplicate) return failed(messageOf('identity-not-verified'));
  const verdict = await registerResultOf(db, playerId, now);
  if (verdict === 'LISTED' || (await exclusionOf(db, playerId, now))) return failed(messageOf('excluded'));
  if (verdict === null) return failed(messageOf('register-unchecked'));
  return casinoRestrictionOf(kept, now) === null
    ? null
    : { ...failed(messageOf('casino-restricted')), kind: 'CASINO_RESTRICTION', footerMessage: null };
}

type Opened = { readonly sessionId: string; readonly currency: string } | { readonly error: LaunchError };

async function openSession(
  trx: Trx,
  { ports }: DomainDeps,
  provider: GameProvider,
  { game, launchId, player, brand }: Launch,
): Promise<Opened> {
  const { cashCents, currency } = await lockWallet(trx, player.id);
  const now = ports.now();
  const standing = await readPlayerEligibility(trx, { playerId: player.id, loginId: player.loginId, cashCents, now });
  const error = launchErrorOf(standing, { minCents: game.minBet, ip: player.ip, now });
  if (error) return { error };
  const past = await trx
    .selectFrom('casino_sessions')
    .select(['id', 'game_id', 'closed_at', 'login_id'])
    .where('player_id', '=', player.id)
    .where('launch_id', '=', launchId)
    .executeTakeFirst();
  if (past) {
    const isSame = past.game_id === game.id && past.closed_at === null && past.login_id === player.loginId;
    return isSame ? { sessionId: past.id, currency } : { error: failed(messageOf('session-over')) };
  }
  await closeOpen(trx, player.id, now);
  const id = ports.newId();
  await trx
    .insertInto('casino_sessions')
    .values({
      id,
      player_id: player.id,
      login_id: player.loginId,
      launch_id: launchId,
      game_id: game.id,
      title: game.title,
      brand,
      currency,
      min_bet: game.minBet,
      max_bet: game.maxBet,
      token_hash: tokenHash(sessionToken(provider, id)),
      opened_at: now,
    })
    .execute();
  return { sessionId: id, currency };
}

const closeOpen = (trx: Trx, playerId: string, now: Date) =>
  trx.updateTable('casino_sessions').set({ closed_at: now }).where('player_id', '=', playerId).where('closed_at', 'is', null).execute();

type Table = { readonly session: string | null; readonly customer: string | null; readonly currency: string };

const openAt = (provider: GameProvider, { game, hostOrigin }: Pick<Launch, 'game' | 'hostOrigin'>, table: Table) => {
  const { id, title, category, returnToPlayer, minBet: minCents, maxBet: maxCents } = game;
  const opened = { id, title, category, returnToPlayer, minCents, maxCents, ...game.art };
  return openGame(provider, { game: opened, ...table, hostOrigin });
};

/** Locks the wallet; closes the session to new wagers. False if the player has no such session. */
export const closeSession = (
  { db, ports }: DomainDeps,
  { playerId, id }: { readonly playerId: string; readonly id: string },
): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    await lockWallet(trx, playerId);
    const session = await trx
      .selectFrom('casino_sessions')
      .select('closed_at')
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    if (session?.closed_at === null)
      await trx.updateTable('casino_sessions').set({ closed_at: ports.now() }).where('id', '=', id).execute();
    return session !== undefined;
  });
