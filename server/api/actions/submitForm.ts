import { problemsOf } from '#src/shared/layouts/forms/problemsOf.ts';
import { t } from '#src/shared/text/t.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import { permits } from '#server/modules/betting/placement/index.ts';
import { isOfKind } from '#server/content/serve/admit.ts';
import type { AuthoredFieldsForm } from '#server/contract/generated/authored.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { claimFiles } from './files.ts';
import { type Action, type Outcome, type UserProblem } from '#server/platform/once.ts';

const ACTION = 'submitForm';
const MOST_A_DAY = 50;
const DAY_MS = 24 * 3_600_000;
const ENOUGH = t`You have sent many forms today, so we did not send this one. Try again tomorrow, or call us.`;

export type Part = { readonly revision: string; readonly props: AuthoredFieldsForm };
export type Handed = { readonly formId: string; readonly partId: string; readonly answers: Readonly<Record<string, unknown>> };

export function partOf(context: Pick<GraphQLContext, 'deps' | 'viewer'>, formId: string, partId: string): Part | null {
  const form = context.deps.layouts.form(formId, audienceOf(context.viewer));
  const content = form?.parts.find(({ id }) => id === partId)?.node;
  if (!form || !isOfKind(content, 'FieldsForm')) return null;
  const { props } = content;
  return props.action.kind === 'SubmitFormAction' && props.action.formId === formId ? { revision: form.revision, props } : null;
}

/** Writes the submission. Locks the player's row. An error in an answer has the path `['answers', field]`. */
export const submitForm =
  (context: GraphQLContext, { formId, partId, answers }: Handed): Action =>
  async (tx, playerId) => {
    const part = partOf(context, formId, partId);
    if (!part) return refusedBy([{ field: [], message: t`This form is no longer available. We did not send it.` }]);
    const { schema, action } = part.props;
    const problems = problemsOf(schema, answers).map(({ field, message }) => ({
      field: field === '' ? ['answers'] : ['answers', field],
      message,
    }));
    if (problems.length > 0) return refusedBy(problems);
    if (action.requirements.includes('LOCATION') && !(await isLocated(tx, context)))
      return refusedBy([{ field: [], message: t`We need to verify your location before you proceed. Please Check Location.` }]);
    const { newId, now } = context.deps.ports;
    if (await hasSentEnough(tx, playerId, now())) return refusedBy([{ field: [], message: ENOUGH }]);
    const id = newId();
    await tx
      .insertInto('form_submissions')
      .values({
        id,
        player_id: playerId,
        form_id: formId,
        part_id: partId,
        revision: part.revision,
        answers: JSON.stringify(answers),
        submitted_at: now(),
      })
      .execute();
    const lost = await claimFiles(tx, { playerId, formId, partId, schema, answers, submissionId: id });
    if (lost.length === 0) return { succeeded: true, userErrors: [], reference: id };
    await tx.deleteFrom('form_submissions').where('id', '=', id).execute();
    return refusedBy(lost.map((field) => ({ field: ['answers', field], message: t`We did not get this file. Choose it again.` })));
  };

const refusedBy = (problems: readonly Omit<UserProblem, 'action'>[]): Outcome => ({
  succeeded: false,
  userErrors: problems.map((problem) => ({ action: ACTION, ...problem })),
});

/**
 * True if the player has reached the daily limit of submissions. Locks the player's row, so that parallel submissions cannot exceed the
 * limit.
 */
async function hasSentEnough(tx: Trx, playerId: string, now: Date): Promise<boolean> {
  await tx.selectFrom('players').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom('form_submissions')
    .where('player_id', '=', playerId)
    .where('submitted_at', '>', new Date(now.getTime() - DAY_MS))
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count) >= MOST_A_DAY;
}

async function isLocated(tx: Trx, context: GraphQLContext): Promise<boolean> {
  const verdict = await tx
    .selectFrom('geo_verdicts')
    .select(['is_allowed as isAllowed', 'ip_address as ip', 'expires_at as expiresAt'])
    .where('session_id', '=', sessionIn(context).id)
    .executeTakeFirst();
  return permits(verdict ?? null, context.viewer.ip, context.deps.ports.now());
}
