import { problemsOf } from '#src/lib/forms/problemsOf.ts';
import { audienceOf } from '../app/viewer.ts';
import type { AuthoredFieldsForm } from '../gql/authored.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { sessionIn } from '../graphql/errors.ts';
import type { Trx } from '../store/index.ts';
import { claimFiles } from './files.ts';
import { type Act, type Outcome, type UserProblem } from './once.ts';

const ACTION = 'submitForm';

export type Part = { readonly revision: string; readonly props: AuthoredFieldsForm };
export type Handed = { readonly formId: string; readonly partId: string; readonly answers: Readonly<Record<string, unknown>> };

/** The part of fields as the visitor gets it now; null when nothing can be handed in there. */
export function partOf(context: Pick<GraphQLContext, 'deps' | 'viewer'>, formId: string, partId: string): Part | null {
  const form = context.deps.layouts.form(formId, audienceOf(context.viewer));
  const content = form?.parts.find(({ id }) => id === partId)?.node;
  if (!form || content?.kind !== 'FieldsForm') return null;
  // The check of the kind has passed when the document was read.
  const props = content.props as AuthoredFieldsForm;
  return props.action.kind === 'SubmitFormAction' && props.action.formId === formId ? { revision: form.revision, props } : null;
}

/** Checks the answers by the schema that is published now, and keeps them. Errors have the path `answers`, then the field. */
export const submitForm =
  (context: GraphQLContext, { formId, partId, answers }: Handed): Act =>
  async (tx, playerId) => {
    const part = partOf(context, formId, partId);
    if (!part) return refusedBy([{ field: [], message: 'This form is no longer there. Nothing has been sent.' }]);
    const { schema, action } = part.props;
    const problems = problemsOf(schema, answers).map(({ field, message }) => ({
      field: field === '' ? ['answers'] : ['answers', field],
      message,
    }));
    if (problems.length > 0) return refusedBy(problems);
    if (action.requirements.includes('LOCATION') && !(await isLocated(tx, context)))
      return refusedBy([{ field: [], message: 'We need to verify your location before you proceed. Please Check Location.' }]);
    const { newId, now } = context.deps.ports;
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
    // The attempt is remembered as refused; what it had written is not.
    await tx.deleteFrom('form_submissions').where('id', '=', id).execute();
    return refusedBy(lost.map((field) => ({ field: ['answers', field], message: 'This file did not arrive. Choose it again.' })));
  };

const refusedBy = (problems: readonly Omit<UserProblem, 'action'>[]): Outcome => ({
  succeeded: false,
  userErrors: problems.map((problem) => ({ action: ACTION, ...problem })),
});

/** Fails closed: only an allowed verdict of this session that has not expired is a permission. */
async function isLocated(tx: Trx, context: GraphQLContext): Promise<boolean> {
  const verdict = await tx
    .selectFrom('geo_verdicts')
    .select(['is_allowed', 'expires_at'])
    .where('session_id', '=', sessionIn(context).id)
    .executeTakeFirst();
  return verdict !== undefined && verdict.is_allowed && verdict.expires_at > context.deps.ports.now();
}
