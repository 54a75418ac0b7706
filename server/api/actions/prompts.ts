import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Action, done, refused } from '#server/platform/once.ts';

/** Maximum dismissals stored per player, because clients choose prompt types freely. */
const MAX_PROMPTS = 200;
const PROMPT_TYPE = /^[a-z0-9-]{1,64}$/;

/** Writes that the player dismissed the prompt. Idempotent. */
export const dismissPrompt =
  (promptType: string, now: Date): Action =>
  async (tx, playerId) => {
    if (!PROMPT_TYPE.test(promptType)) return refused('dismissPrompt', ['promptType'], t`This message is no longer shown.`);
    const kept = await promptTypesOf(tx, playerId);
    if (kept.includes(promptType)) return done;
    if (kept.length >= MAX_PROMPTS) return refused('dismissPrompt', [], t`You can’t hide any more messages.`);
    await tx
      .insertInto('prompt_dismissals')
      .values({ player_id: playerId, prompt_type: promptType, dismissed_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return done;
  };

export async function promptTypesOf(db: Kysely<Schema>, playerId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('prompt_dismissals')
    .select('prompt_type')
    .where('player_id', '=', playerId)
    .orderBy('prompt_type')
    .execute();
  return rows.map(({ prompt_type }) => prompt_type);
}
