import { fieldsOf } from '#src/shared/layouts/forms/fields.ts';
import type { Trx } from '#server/platform/store/index.ts';

export type Claim = {
  readonly playerId: string;
  readonly formId: string;
  readonly partId: string;
  readonly schema: unknown;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly submissionId: string;
};

/** Writes the submission's id to its uploaded files. If one is unavailable, changes none and returns the names of their form fields. */
export async function claimFiles(tx: Trx, { playerId, formId, partId, schema, answers, submissionId }: Claim): Promise<readonly string[]> {
  const named = fieldsOf(schema)
    .filter(({ name, sort }) => sort === 'file' && typeof answers[name] === 'string' && answers[name] !== '')
    .map(({ name }) => ({ name, id: String(answers[name]) }));
  const lost: string[] = [];
  for (const { name, id } of named) {
    const claimed = await tx
      .updateTable('form_files')
      .set({ submission_id: submissionId })
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .where('form_id', '=', formId)
      .where('part_id', '=', partId)
      .where('field', '=', name)
      .where('submission_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!claimed) lost.push(name);
  }
  if (lost.length > 0) await tx.updateTable('form_files').set({ submission_id: null }).where('submission_id', '=', submissionId).execute();
  return lost;
}
