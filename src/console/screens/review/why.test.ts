import { describe, expect, it } from 'vitest';
import { personOf } from '#tests/support/console/fakeConsole.ts';
import { approvedBy, check, draft } from '#tests/support/console/things.ts';
import { hasApproved, missingInWords, needsApprovalOf, whyNotApprove, whyNotPublish } from './why.ts';

const [editor, approver, compliance, viewer] = [personOf('editor'), personOf('approver'), personOf('compliance'), personOf('viewer')];
const broken = check({ problems: [{ check: 'link', nodeId: 'a', pointer: '/nodes/a', message: 'dead' }] });
const missing = (...who: readonly ('second-person' | 'compliance')[]) =>
  check({ approval: { isApproved: false, careReasons: ['It touches a MANDATORY node.'], approvals: [], missing: who } });

describe('reasons not to approve', () => {
  it.each([
    ['nothing stands against it', approver, draft(), check(), null],
    ['the role', viewer, draft(), check(), 'You are logged in as viewer. Only approver or compliance can approve.'],
    [
      'a hand in it',
      approver,
      draft({ authors: ['editor', 'approver'] }),
      check(),
      'You edited this draft, so another operator must approve it.',
    ],
    ['the checks', compliance, draft(), broken, 'Fix the failed checks first.'],
    ['staging', approver, draft({ environment: 'staging' }), check(), 'Staging does not reach players, so it needs no approval.'],
    ['the end of the draft', approver, draft({ state: 'published' }), check(), 'This draft is published.'],
  ])('an operator may not approve: %s', (_, me, view, checked, reason) => {
    expect(whyNotApprove(me, view, checked)).toBe(reason);
  });
});

describe('reasons not to publish', () => {
  it.each([
    ['nothing stands against it', approver, draft(), approvedBy('compliance'), null],
    [
      'the writer may publish what others approved, with the role',
      personOf('approver'),
      draft({ authors: ['approver'] }),
      approvedBy('compliance'),
      null,
    ],
    ['the role', editor, draft(), approvedBy('approver'), 'You are logged in as editor. Only approver or compliance can publish.'],
    ['a second person', approver, draft(), check(), 'You can publish once a second person has approved it.'],
    ['compliance', approver, draft(), missing('compliance'), 'You can publish once compliance has approved it.'],
    ['the checks', approver, draft(), broken, 'Fix the failed checks first.'],
    ['the end of the draft', approver, draft({ state: 'discarded' }), check(), 'This draft is discarded.'],
  ])('a draft cannot be published: %s', (_, me, view, checked, reason) => {
    expect(whyNotPublish(me, view, checked)).toBe(reason);
  });
});

describe('approvals that a draft waits for', () => {
  it('the missing approvals of a draft are named in words', () => {
    expect([
      missingInWords(check()),
      missingInWords(missing('second-person', 'compliance')),
      missingInWords(approvedBy('approver')),
    ]).toEqual(['a second person', 'compliance', 'nobody']);
  });

  it('a draft waits for operators whose approval it still needs', () => {
    expect(needsApprovalOf(approver, draft(), check())).toBe(true);
    expect(needsApprovalOf(editor, draft(), check())).toBe(false);
    expect(needsApprovalOf(approver, draft({ authors: ['approver'] }), check())).toBe(false);
    expect(needsApprovalOf(approver, draft(), approvedBy('compliance'))).toBe(false);
    expect(needsApprovalOf(approver, draft(), missing('compliance'))).toBe(false);
    expect(needsApprovalOf(compliance, draft(), missing('compliance'))).toBe(true);
    expect(needsApprovalOf(compliance, draft(), missing('second-person', 'compliance'))).toBe(true);
  });

  it('a draft does not wait for an operator who has approved it', () => {
    const half = check({
      approval: {
        isApproved: false,
        careReasons: [],
        approvals: [{ approverId: 'approver', role: 'approver', at: '' }],
        missing: ['compliance'],
      },
    });
    expect([hasApproved(half, approver), needsApprovalOf(approver, draft(), half), needsApprovalOf(compliance, draft(), half)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
