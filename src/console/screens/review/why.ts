import type { DraftView } from '#src/shared/console/drafts.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { OperatorView } from '#src/shared/console/operators.ts';
import { mayRun } from '../../api/index.ts';
import { whoMay } from '../../api/operations.ts';

export type Check = OutputOf<'checkDraft'>;

export const hasApproved = ({ approval }: Check, { id }: Pick<OperatorView, 'id'>): boolean =>
  approval.approvals.some(({ approverId }) => approverId === id);

export function whyNotApprove(me: OperatorView, draft: DraftView, check: Check): string | null {
  if (draft.state !== 'open') return `This draft is ${draft.state}.`;
  if (draft.environment !== 'live') return 'Staging does not reach players, so it needs no approval.';
  if (!mayRun(me.role, 'approveDraft')) return `You are logged in as ${me.role}. Only ${whoMay('approveDraft')} can approve.`;
  if (draft.authors.includes(me.id)) return 'You edited this draft, so another operator must approve it.';
  if (check.problems.length > 0) return 'Fix the failed checks first.';
  return null;
}

export function whyNotPublish(me: OperatorView, draft: DraftView, check: Check): string | null {
  if (draft.state !== 'open') return `This draft is ${draft.state}.`;
  if (!mayRun(me.role, 'publishDraft')) return `You are logged in as ${me.role}. Only ${whoMay('publishDraft')} can publish.`;
  if (check.problems.length > 0) return 'Fix the failed checks first.';
  if (!check.approval.isApproved) return `You can publish once ${missingInWords(check)} has approved it.`;
  return null;
}

const missingNames = { 'second-person': 'a second person', compliance: 'compliance' } as const;

export function missingInWords({ approval: { missing } }: Check): string {
  // Omits the second person, because compliance's approval may count as both.
  const told = missing.includes('compliance') ? (['compliance'] as const) : missing;
  return told.length === 0 ? 'nobody' : told.map((who) => missingNames[who]).join(' and ');
}

export const needsApprovalOf = (me: OperatorView, draft: DraftView, check: Check): boolean =>
  !check.approval.isApproved &&
  !hasApproved(check, me) &&
  whyNotApprove(me, draft, check) === null &&
  (!check.approval.missing.includes('compliance') || check.approval.missing.includes('second-person') || me.role === 'compliance');
