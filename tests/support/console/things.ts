import type { DraftView, DraftWithDocument } from '#src/shared/console/drafts.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import type { Proposed } from '#src/shared/console/proposals.ts';
import type { Pointer, Publication } from '#src/shared/console/published.ts';
import type { Quarantined } from '#src/shared/console/quarantine.ts';
import type { ReleaseView } from '#src/shared/console/releases.ts';

/** Builds an operation's result: a proposal that needs a second signature, or a finished change if `proposalId` is null. */
export const proposed = (proposalId: string | null = 'proposal-1', more: Partial<Proposed> = {}): Proposed => ({
  ...{ proposalId, summary: 'Bears at Lions: away 20, home 17.' },
  ...{ bets: 3, stakeCents: 123_450, payoutBeforeCents: 0, payoutAfterCents: 50_000 },
  ...more,
});

/** Returns a readable hash of 64 equal digits. */
export const hashOf = (digit: string): string => digit.repeat(64);

export const draft = (changes: Partial<DraftView> = {}): DraftView => ({
  id: 'draft-1',
  title: 'Cup final on top',
  surface: 'home',
  brand: '*',
  region: '*',
  environment: 'live',
  baseHash: hashOf('a'),
  version: 3,
  contentHash: hashOf('b'),
  state: 'open',
  ownerId: 'editor',
  authors: ['editor'],
  createdAt: '2026-11-22T12:00:00.000Z',
  savedAt: '2026-11-22T13:30:00.000Z',
  ...changes,
});

export const pointer = (changes: Partial<Pointer> = {}): Pointer => ({
  surface: 'home',
  brand: '*',
  region: '*',
  environment: 'live',
  hash: hashOf('a'),
  moved_at: '2026-11-20T09:00:00.000Z',
  operator_id: null,
  newer_hash: null,
  not_served: null,
  ...changes,
});

export const publication = (changes: Partial<Publication> = {}): Publication => ({
  id: '1',
  surface: 'home',
  brand: '*',
  region: '*',
  environment: 'live',
  hash: hashOf('b'),
  previous_hash: hashOf('a'),
  operator_id: 'approver',
  reason: 'It is time',
  moved_at: '2026-11-22T09:00:00.000Z',
  ...changes,
});

/** Builds a release of one draft, scheduled for a weekend. */
export const release = (changes: Partial<ReleaseView> = {}): ReleaseView => ({
  id: 'release-1',
  title: 'Cup weekend',
  environment: 'live',
  state: 'scheduled',
  failure: null,
  zone: 'America/New_York',
  ownerId: 'approver',
  starts: { at: '2026-11-23T14:00:00.000Z', words: 'Monday' },
  ends: null,
  items: [
    { draftId: 'draft-1', surface: 'home', brand: '*', region: '*', environment: 'live', contentHash: hashOf('b'), previousHash: null },
  ],
  ...changes,
});

export const withDocument = (view: DraftView): DraftWithDocument & { readonly base: null } => ({
  ...view,
  document: { surface: view.surface, nodes: {}, order: [] },
  base: null,
});

export const nothingChanged: OutputOf<'diffDraft'> = { contentHash: hashOf('b'), baseHash: hashOf('a'), title: null, nodes: [] };

/** Builds the checks of a flawless draft that needs a second person's approval. */
export const check = (changes: Partial<OutputOf<'checkDraft'>> = {}): OutputOf<'checkDraft'> => ({
  contentHash: hashOf('b'),
  problems: [],
  warnings: [],
  approval: { isApproved: false, careReasons: [], approvals: [], missing: ['second-person'] },
  coverage: { sessions: 0, share: 0, own: 0, unknown: 0, nodes: [] },
  ...changes,
});
export const approvedBy = (approverId: string, role = approverId): OutputOf<'checkDraft'> =>
  check({
    approval: { isApproved: true, careReasons: [], approvals: [{ approverId, role, at: '2026-11-22T13:45:00.000Z' }], missing: [] },
  });

/** Builds the quarantine of a casino shelf that 7 of 12 pages could not draw. */
export const quarantined = (changes: Partial<Quarantined> = {}): Quarantined => ({
  surface: 'casino',
  node_id: 'slots',
  digest: 'a'.repeat(16),
  kind: 'GameRailShelf',
  effect: 'replaced',
  reason: 'render',
  failing: 7,
  viewers: 12,
  since: '2026-11-22T13:00:00.000Z',
  released_at: null,
  released_by: null,
  release_reason: null,
  state: 'held',
  ...changes,
});
