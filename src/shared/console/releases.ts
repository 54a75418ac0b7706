import type { Environment, StoredPlace } from './place.ts';

/** Local time like `2026-11-01T01:30`. If clocks show it twice, `which` selects one. */
export type LocalMoment = { readonly local: string; readonly which?: 'first' | 'second' | undefined };

export type ZonedInstant = { readonly at: string; readonly words: string };

export type ReleaseState = 'scheduled' | 'started' | 'ended' | 'cancelled' | 'failed' | 'expired';

export type ReleaseItem = StoredPlace & { readonly draftId: string; readonly contentHash: string; readonly previousHash: string | null };

export type ReleaseView = {
  readonly id: string;
  readonly title: string;
  readonly environment: string;
  readonly state: ReleaseState;
  readonly failure: string | null;
  readonly zone: string;
  readonly ownerId: string;
  readonly starts: ZonedInstant;
  readonly ends: ZonedInstant | null;
  readonly items: readonly ReleaseItem[];
};

type OfRelease = { readonly releaseId: string; readonly reason: string };

export type ReleaseOperations = {
  tellTime: { input: LocalMoment & { readonly zone: string }; output: ZonedInstant & { readonly now: string } };
  listReleases: { input: Readonly<Record<never, never>>; output: { readonly releases: readonly ReleaseView[] } };
  createRelease: {
    input: {
      readonly title: string;
      readonly environment: Environment;
      readonly zone: string;
      readonly starts: LocalMoment;
      readonly ends?: LocalMoment | undefined;
      readonly drafts: readonly { readonly draftId: string; readonly contentHash: string }[];
    };
    output: ReleaseView;
  };
  startRelease: { input: OfRelease; output: ReleaseView };
  endRelease: { input: OfRelease; output: ReleaseView & { readonly kept: readonly StoredPlace[] } };
  cancelRelease: { input: OfRelease; output: ReleaseView };
};
