import type { Row, Trx } from '#server/platform/store/index.ts';
import type { Draft } from './drafts.ts';
import { rgReasonsOf } from './shadows.ts';
import type { ApprovalState } from '#src/shared/console/review.ts';

/** Counts approvals of the draft's current content, without withdrawn ones and those by its authors. */
export async function approvalStateOf(trx: Trx, draft: Draft): Promise<ApprovalState> {
  const given = await trx
    .selectFrom('layout_approvals')
    .selectAll()
    .where('draft_id', '=', draft.id)
    .where('content_hash', '=', draft.content_hash)
    .where('withdrawn_at', 'is', null)
    .orderBy('approved_at')
    .execute();
  const counting = given.filter(({ approver_id }) => !draft.authors.includes(approver_id));
  const reasons = await rgReasonsOf(trx, draft);
  return { ...lacking(counting, reasons, draft.environment), careReasons: reasons, approvals: counting.map(told) };
}

function lacking(given: readonly Row<'layout_approvals'>[], reasons: readonly string[], environment: string) {
  const missing: ('second-person' | 'compliance')[] = [];
  if (environment === 'live') {
    if (given.length === 0) missing.push('second-person');
    if (reasons.length > 0 && !given.some(({ role }) => role === 'compliance')) missing.push('compliance');
  }
  return { isApproved: missing.length === 0, missing };
}

const told = ({ approver_id, role, approved_at }: Row<'layout_approvals'>) => ({
  approverId: approver_id,
  role,
  at: approved_at.toISOString(),
});
