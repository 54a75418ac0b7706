import { t } from '#src/shared/text/t.ts';
import type { Kysely } from 'kysely';
import { badInput } from './problems.ts';
import { contentHash } from './canonicalJson.ts';
import type { Ports } from './ports.ts';
import type { Schema, Trx } from './store/index.ts';

export type UserProblem = { readonly action: string; readonly field: readonly string[]; readonly message: string };
export type Outcome = {
  readonly succeeded: boolean;
  readonly userErrors: readonly UserProblem[];
  readonly reference?: string;
  /** False if the player may not do this at present, whatever the input. */
  readonly permitted?: boolean;
};
export type Action = (tx: Trx, playerId: string) => Promise<Outcome>;

export const done: Outcome = { succeeded: true, userErrors: [] };

export const refused = (action: string, field: readonly string[], message: string): Outcome => ({
  succeeded: false,
  userErrors: [{ action, field, message }],
});

export type Attempt = { readonly action: string; readonly actionId: string | null | undefined; readonly body: unknown };

export type OnceAsker = { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'>; readonly playerId: string };

const ACTION_ID = /^[\w-]{16,64}$/;

/**
 * Runs an action once per id, or at each call without an id. Refuses another body under the same id. Writes the action and its result in
 * one transaction. Throws `BAD_USER_INPUT` for a malformed id.
 */
export async function once({ db, ports, playerId }: OnceAsker, { action, actionId, body }: Attempt, act: Action): Promise<Outcome> {
  if (!actionId) return db.transaction().execute((tx) => act(tx, playerId));
  if (!ACTION_ID.test(actionId)) throw badInput('actionId has 16 to 64 characters of A–Z a–z 0–9 _ -.', ['actionId']);
  const bodyHash = contentHash([action, body]);
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('action_results')
      .values({ player_id: playerId, action_id: actionId, body_hash: bodyHash, result: JSON.stringify(done), decided_at: ports.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('action_id')
      .executeTakeFirst();
    if (!claimed) return repeated(tx, { playerId, actionId, bodyHash, action });
    const outcome = await act(tx, playerId);
    await tx
      .updateTable('action_results')
      .set({ result: JSON.stringify(outcome) })
      .where('player_id', '=', playerId)
      .where('action_id', '=', actionId)
      .execute();
    return outcome;
  });
}

/**
 * Returns the result stored under the id. If there is none, blocks the id for later requests and returns null. Throws `BAD_USER_INPUT` for
 * a malformed id.
 */
export async function decidedUnder({ db, ports, playerId }: OnceAsker, actionId: string): Promise<Outcome | null> {
  if (!ACTION_ID.test(actionId)) throw badInput('actionId has 16 to 64 characters of A–Z a–z 0–9 _ -.', ['actionId']);
  const bodyHash = contentHash(['given up']);
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('action_results')
      .values({
        player_id: playerId,
        action_id: actionId,
        body_hash: bodyHash,
        result: JSON.stringify(refused('', ['actionId'], t`This action was canceled. Please try again.`)),
        decided_at: ports.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const found = await tx
      .selectFrom('action_results')
      .select(['body_hash', 'result'])
      .where('player_id', '=', playerId)
      .where('action_id', '=', actionId)
      .executeTakeFirstOrThrow();
    return found.body_hash === bodyHash ? null : (found.result as Outcome);
  });
}

type Repeat = { readonly playerId: string; readonly actionId: string; readonly bodyHash: string; readonly action: string };

async function repeated(tx: Trx, { playerId, actionId, bodyHash, action }: Repeat): Promise<Outcome> {
  const before = await tx
    .selectFrom('action_results')
    .select(['body_hash', 'result'])
    .where('player_id', '=', playerId)
    .where('action_id', '=', actionId)
    .executeTakeFirstOrThrow();
  if (before.body_hash === bodyHash) return before.result as Outcome;
  return refused(action, ['actionId'], t`This action was already used for something else.`);
}
