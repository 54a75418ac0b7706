import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

const PROMPT_TYPES = ['ACCOUNT_SUMMARY'] as const;
export type PromptType = (typeof PROMPT_TYPES)[number];
export const isPromptType = (text: string): text is PromptType => PROMPT_TYPES.some((type) => type === text);

export async function dismissedPrompts(db: Kysely<Schema>, playerId: string): Promise<readonly PromptType[]> {
  const rows = await db.selectFrom('link_prompt_dismissals').select('prompt_type').where('player_id', '=', playerId).execute();
  return rows.map(({ prompt_type }) => prompt_type).filter(isPromptType);
}

export async function dismissPrompt(
  { db, ports }: { readonly db: Kysely<Schema>; readonly ports: Pick<Ports, 'now'> },
  playerId: string,
  promptType: PromptType,
): Promise<void> {
  await db
    .insertInto('link_prompt_dismissals')
    .values({ player_id: playerId, prompt_type: promptType, dismissed_at: ports.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
