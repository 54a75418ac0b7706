import type { Transaction } from 'kysely';
import type { ActionResult, Resolvers, UserPreferenceInput } from '../../gql/resolvers.ts';
import type { Schema } from '../../store/schema.ts';
import type { GraphQLContext } from '../context.ts';
import { badInput, sessionIn } from '../errors.ts';
import { sha256 } from '../persistedDocuments.ts';
import { playerIn } from './account.ts';

/** What may be acknowledged, and what of the player it settles. */
const ACK_TYPES: ReadonlySet<string> = new Set([
  'responsible-gaming',
  'referral',
  'terms',
  'location-prompt',
  'promotion-terms',
  'deposit-amount',
]);
const ACTION_ID = /^[\w-]{16,64}$/;

type Outcome = {
  readonly succeeded: boolean;
  readonly userErrors: readonly { readonly action: string; readonly field: readonly string[]; readonly message: string }[];
};
type Act = (tx: Transaction<Schema>, playerId: string) => Promise<Outcome>;
const done: Outcome = { succeeded: true, userErrors: [] };

/** Runs an action once for its id: the same id with the same body answers what it answered, with another body it is refused. */
async function once(
  context: GraphQLContext,
  action: string,
  actionId: string | null | undefined,
  body: unknown,
  act: Act,
): Promise<Outcome> {
  const { playerId } = sessionIn(context);
  const { db, ports } = context.deps;
  if (!actionId) return db.transaction().execute((tx) => act(tx, playerId));
  if (!ACTION_ID.test(actionId)) throw badInput('actionId has 16 to 64 characters of A–Z a–z 0–9 _ -.', ['actionId']);
  const bodyHash = sha256(JSON.stringify([action, body]));
  return db.transaction().execute(async (tx) => {
    const claimed = await tx
      .insertInto('action_results')
      .values({ player_id: playerId, action_id: actionId, body_hash: bodyHash, result: JSON.stringify(done), decided_at: ports.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('action_id')
      .executeTakeFirst();
    if (!claimed) return repeated(tx, playerId, actionId, bodyHash, action);
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

async function repeated(tx: Transaction<Schema>, playerId: string, actionId: string, bodyHash: string, action: string): Promise<Outcome> {
  const before = await tx
    .selectFrom('action_results')
    .select(['body_hash', 'result'])
    .where('player_id', '=', playerId)
    .where('action_id', '=', actionId)
    .executeTakeFirstOrThrow();
  if (before.body_hash === bodyHash) return before.result as Outcome;
  return { succeeded: false, userErrors: [{ action, field: ['actionId'], message: 'This action was already used for something else.' }] };
}

const acknowledge =
  (ackType: string, now: Date): Act =>
  async (tx, playerId) => {
    if (!ACK_TYPES.has(ackType))
      return {
        succeeded: false,
        userErrors: [{ action: 'userAck', field: ['ackType'], message: 'There is nothing of this name to acknowledge.' }],
      };
    await tx
      .insertInto('acknowledgements')
      .values({ player_id: playerId, ack_type: ackType, acknowledged_at: now })
      .onConflict((conflict) => conflict.columns(['player_id', 'ack_type']).doUpdateSet({ acknowledged_at: now }))
      .execute();
    if (ackType === 'responsible-gaming')
      await tx.updateTable('players').set({ requires_rg_acknowledgement: false }).where('id', '=', playerId).execute();
    return done;
  };

const prefer =
  ({ autoAcceptOddsChanges, oddsFormat }: UserPreferenceInput): Act =>
  async (tx, playerId) => {
    const changes = {
      ...(typeof autoAcceptOddsChanges === 'boolean' ? { auto_accept_odds_changes: autoAcceptOddsChanges } : {}),
      ...(oddsFormat ? { odds_format: oddsFormat } : {}),
    };
    if (Object.keys(changes).length > 0) await tx.updateTable('players').set(changes).where('id', '=', playerId).execute();
    return done;
  };

async function resultOf(context: GraphQLContext, outcome: Outcome) {
  return {
    __typename: 'ActionResult' as const,
    succeeded: outcome.succeeded,
    userErrors: outcome.userErrors.map((error): ActionResult['userErrors'][number] => ({ __typename: 'UserError', ...error })),
    account: await playerIn(context),
  };
}

export const actionResolvers = {
  Mutation: {
    userAck: async (_root, { ackType, actionId }, context) =>
      resultOf(context, await once(context, 'userAck', actionId, { ackType }, acknowledge(ackType, context.deps.ports.now()))),
    setUserPreference: async (_root, { input, actionId }, context) =>
      resultOf(context, await once(context, 'setUserPreference', actionId, input, prefer(input))),
  },
} satisfies Resolvers;
