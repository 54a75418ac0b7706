import { describe, expect, it } from 'vitest';
import { personOf } from '#tests/support/console/fakeConsole.ts';
import { approvedBy, check, draft } from '#tests/support/console/things.ts';
import { hasApproved, missingInWords, needsApprovalOf, whyNotApprove, whyNotPublish } from './why.ts';

const [editor, approver, compliance, viewer] = [personOf('editor'), personOf('approver'), personOf('compliance'), personOf('viewer')];
const broken = check({ problems: [{ check: 'link', nodeId: 'a', pointer: '/nodes/a', message: 'dead' }] });
const missing = (...who: readonly ('second-person' | 'compliance')[]) =>
  check({ approval: { isApproved: false, careReasons: ['It touches a MANDATORY node.'], approvals: [], missing: who } });

describe('why somebody may not approve', () => {
  it.each([
    ['nothing stands against it', approver, draft(), check(), null],
    ['the role', viewer, draft(), check(), 'You are logged in as viewer. Approving is for approver or compliance.'],
    [
      'a hand in it',
      approver,
      draft({ authors: ['editor', 'approver'] }),
      check(),
      'You have written in this draft: somebody else must approve it.',
    ],
    ['the checks', compliance, draft(), broken, 'The checks must pass first.'],
    ['staging', approver, draft({ environment: 'staging' }), check(), 'Staging reaches no players: it needs no approval.'],
    ['the end of the draft', approver, draft({ state: 'published' }), check(), 'This draft is published.'],
  ])('%s', (_, me, view, checked, reason) => {
    expect(whyNotApprove(me, view, checked)).toBe(reason);
  });
});

describe('why it does not go out', () => {
  it.each([
    ['nothing stands against it', approver, draft(), approvedBy('compliance'), null],
    [
      'the writer may publish what others approved, with the role',
      personOf('approver'),
      draft({ authors: ['approver'] }),
      approvedBy('compliance'),
      null,
    ],
    ['the role', editor, draft(), approvedBy('approver'), 'You are logged in as editor. Publishing is for approver or compliance.'],
    ['a second person', approver, draft(), check(), 'It can go out once a second person has approved it.'],
    ['compliance', approver, draft(), missing('compliance'), 'It can go out once compliance has approved it.'],
    ['the checks', approver, draft(), broken, 'The checks must pass first.'],
    ['the end of the draft', approver, draft({ state: 'discarded' }), check(), 'This draft is discarded.'],
  ])('%s', (_, me, view, checked, reason) => {
    expect(whyNotPublish(me, view, checked)).toBe(reason);
  });
});

describe('for whom a draft waits', () => {
  it('is told in words; compliance is a second person too', () => {
    expect([
      missingInWords(check()),
      missingInWords(missing('second-person', 'compliance')),
      missingInWords(approvedBy('approver')),
    ]).toEqual(['a second person', 'compliance', 'nobody']);
  });

  it('is whoever’s approval helps it on', () => {
    expect(needsApprovalOf(approver, draft(), check())).toBe(true);
    expect(needsApprovalOf(editor, draft(), check())).toBe(false);
    expect(needsApprovalOf(approver, draft({ authors: ['approver'] }), check())).toBe(false);
    expect(needsApprovalOf(approver, draft(), approvedBy('compliance'))).toBe(false);
    expect(needsApprovalOf(approver, draft(), missing('compliance'))).toBe(false);
    expect(needsApprovalOf(compliance, draft(), missing('compliance'))).toBe(true);
    expect(needsApprovalOf(compliance, draft(), missing('second-person', 'compliance'))).toBe(true);
  });

  it('is not who has approved it already', () => {
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
