import type { PersonReviewView } from '#src/shared/console/persons.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OPERATOR_ROLES, type OperatorRole } from '#src/shared/console/operators.ts';
import type { OperationName } from '#src/shared/console/operations.ts';
import { colleagueOf, FakeConsole, personOf, Refusal } from '#tests/support/console/fakeConsole.ts';
import { headingOf, openConsole } from '#tests/support/console/openConsole.tsx';
import {
  approvedBy,
  draft,
  hashOf,
  nothingChanged,
  pointer,
  publication,
  quarantined,
  release,
  withDocument,
} from '#tests/support/console/things.ts';
import { mayRun } from './api/index.ts';

const OFFERED: readonly (readonly [RegExp, OperationName])[] = [
  [/^Start draft|^Copy to another audience|^New document/, 'createDraft'],
  [/^Approve$/, 'approveDraft'],
  [/^Publish now/, 'publishDraft'],
  [/^Schedule/, 'createRelease'],
  [/^Start now/, 'startRelease'],
  [/^End now/, 'endRelease'],
  [/^Roll back/, 'rollback'],
  [/^Take down/, 'takeDown'],
  [/^Turn cup /, 'switchFlag'],
  [/^Turn [A-Z]\w+ (on|off)/, 'switchKind'],
  [/^Save segments/, 'setPlayerSegments'],
  [/^View$/, 'whatPlayerSaw'],
  [/^Look up contact details$/, 'readPlayerContact'],
  [/^Log out everywhere$/, 'endPlayerSessions'],
  [/^Delete displays$/, 'deletePlayerDisplays'],
  [/^Look up withdrawals$/, 'whatPlayerConfirmed'],
  [/^Look up answers$/, 'whatRegisterSaid'],
  [/^Look up files$/, 'listPlayerFiles'],
  [/^View later and first$/, 'readPersonReview'],
  [/^Verify the log/, 'verifyAudit'],
  [/^Unlock /, 'unlockOperator'],
  [/^Replace the second factor of /, 'replaceFactor'],
  [/^Create link or password for /, 'giveFactorLink'],
  [/^New account/, 'createOperator'],
  [/^Restore /, 'restoreOperator'],
  [/^Disable /, 'disableOperator'],
  [/^Copy Cup final/, 'duplicateDraft'],
  [/^Discard /, 'discardDraft'],
  [/^Cancel: /, 'cancelRelease'],
  [/^Withdraw my approval/, 'withdrawApproval'],
  [/^Release slots/, 'releaseQuarantine'],
];
const SCREENS = [
  ['/documents', 'Documents'],
  ['/drafts', 'Drafts'],
  ['/drafts/draft-1/review', 'Cup final on top'],
  ['/drafts/approved/review', 'Approved by me'],
  ['/approvals', 'Approvals'],
  ['/releases?look=list', 'Releases'],
  ['/history?surface=home', 'History: Home page'],
  ['/players', 'Players'],
  ['/persons', 'Duplicates'],
  ['/switches', 'Switches'],
  ['/people', 'People'],
  ['/audit', 'Audit log'],
] as const;

const waitingPair: PersonReviewView = {
  ...{ id: 'review-1', playerId: 'later', otherId: 'first', strength: 'LIKELY', reasons: ['family'], origin: 'SIGN_UP' },
  ...{ isBlocking: true, openedAt: '2026-11-22T13:00:00.000Z' },
};

const document = { order: ['a'], nodes: { a: { id: 'a', kind: 'ImageShelf', criticality: 'OPTIONAL' } } };
const serverFor = (role: OperatorRole) =>
  new FakeConsole(role)
    .on('listOperators', () => ({
      operators: [
        { ...colleagueOf(personOf('editor')), lockedAt: '2026-11-22T13:00:00.000Z' },
        { ...colleagueOf({ ...personOf('viewer'), id: 'newcomer', name: 'Nea Holm' }), hasFactor: false },
      ],
    }))
    .on('listPublished', () => ({ pointers: [pointer({ hash: hashOf('b') })] }))
    .on('listDrafts', () => ({ drafts: [draft({ authors: ['somebody'], ownerId: 'somebody' })] }))
    .on('readDraft', ({ draftId }) =>
      withDocument(draft({ id: draftId, authors: ['somebody'], ...(draftId === 'approved' ? { title: 'Approved by me' } : {}) })),
    )
    .on('diffDraft', () => nothingChanged)
    // This operator has approved the draft, whatever the role.
    .on('checkDraft', ({ draftId }) => approvedBy(draftId === 'approved' ? role : 'somebody'))
    .on('listReleases', () => ({ releases: [release(), release({ id: 'running', title: 'Runs', state: 'started' })] }))
    .on('listPublications', () => ({ moves: [publication()] }))
    .on('readRevision', ({ hash }) => ({ hash, surface: 'home', document, author: 'build', created_at: '2026-11-19T09:00:00.000Z' }))
    .on('listSwitches', () => ({
      switches: [
        { sort: 'flag', name: 'cup', is_on: true, operator_id: 'approver', reason: 'It begins', switched_at: '2026-11-22T13:00:00.000Z' },
      ],
    }))
    .on('listQuarantines', () => ({ quarantines: [quarantined()] }))
    .on('listPersonReviews', () => ({ reviews: [waitingPair], count: 1 }))
    .on('readAudit', () => ({ entries: [] }));

const named = (): readonly string[] =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map(
    (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
  );
const settled = () => waitFor(() => expect(window.document.querySelector('[aria-busy="true"]')).toBeNull());

describe.each(OPERATOR_ROLES)('%s', (role) => {
  it.each(SCREENS)('the console at %s offers exactly what the role may do', async (path, heading) => {
    const server = serverFor(role);
    openConsole(server, path);
    await headingOf(heading);
    await settled();
    const offered = new Set(OFFERED.filter(([name]) => named().some((one) => name.test(one))).map(([, operation]) => operation));
    expect([...offered].filter((operation) => !mayRun(role, operation))).toEqual([]);
    // The server audits refusals, so the console must not request what it would refuse.
    expect(server.ran.map(({ name }) => name).filter((name) => !mayRun(role, name as OperationName))).toEqual([]);
  });
});

it('compliance is offered every operation on some screen', async () => {
  const found = new Set<OperationName>();
  for (const [path, heading] of SCREENS) {
    const { unmount } = openConsole(serverFor('compliance'), path);
    await headingOf(heading);
    await settled();
    for (const [name, operation] of OFFERED) if (named().some((one) => name.test(one))) found.add(operation);
    unmount();
  }
  expect(OFFERED.map(([, operation]) => operation).filter((operation) => !found.has(operation))).toEqual([]);
});

it.each(OPERATOR_ROLES.filter((role) => mayRun(role, 'publishDraft')))(
  '%s is offered to update a draft whose published version has changed, if the role may',
  async (role) => {
    const server = serverFor(role).on('publishDraft', () => {
      throw new Refusal('base-moved', 'The published version has changed since this draft was started.');
    });
    const { user } = openConsole(server, '/drafts/draft-1/review');
    await user.click(await screen.findByRole('button', { name: 'Publish now…' }));
    await user.type(await screen.findByLabelText('Reason'), 'It is time');
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(named().some((name) => name.startsWith('Update draft'))).toBe(mayRun(role, 'rebaseDraft')));
  },
);
