import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { LayoutChange, LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import type { KindDeps } from '#server/kinds/context.ts';
import type { SourceRunner } from '#server/kinds/sources/binding.ts';
import type { Coverage } from '#src/shared/console/review.ts';
import type { Result } from '#src/shared/values/result.ts';
import type { Destinations } from './documents/links.ts';
import type { LiveBuild } from './publish/builds.ts';
import type { Capabilities } from './publish/capabilities.ts';
import type { ValidationReport } from './publish/check.ts';
import type { LayoutUpdates } from './publish/layoutUpdates.ts';
import type { Published as PublishedNow } from './publish/published.ts';
import type { Rehearse } from './publish/rehearsal.ts';
import type { Revision } from './serve/admit.ts';
import type { LegalPlace, OwedText } from '#server/modules/legal/rules/index.ts';
import type { Views } from './serve/views.ts';
import type { Audience } from './targeting/audience.ts';
import type { Explained } from './targeting/explain.ts';
import type { Switches } from './targeting/switches.ts';

/** Layouts in memory, so that reading never waits for the database. */
export type ServedLayouts = Views & {
  /** Yields the current revision, then each change. */
  readonly watch: (surface: string, audience: Audience) => AsyncIterableIterator<LayoutChange>;
  readonly relevantSegments: (segments: readonly string[]) => readonly string[];
  readonly flagsFor: (audience: Audience) => readonly string[];
  readonly judgeFlag: Switches['judge'];
  readonly legalText: KindDeps['layouts']['legalText'];
  /** Legal texts that players must accept again, because their substance changed. */
  readonly owedTexts: (place: LegalPlace) => readonly OwedText[];
  readonly switchedNow: () => { readonly off: readonly string[]; readonly quarantined: readonly string[] };
  readonly capabilities: Capabilities;
  readonly sources: SourceRunner;
};

export type LayoutPublishing = {
  /** Validates and writes a document, and serves it in every process. Does not write an invalid document. */
  readonly publish: (surface: string, document: unknown, target: Target) => Promise<Result<Published, ValidationReport>>;
  /** Makes all processes reload the published documents. Call it after a commit that changed pointers. */
  readonly announce: (surfaces: readonly string[], urgency?: LayoutUrgency) => Promise<void>;
  /** Like `announce`, for changes of kinds, flags, quarantine or legal versions. */
  readonly switched: () => Promise<void>;
  /** Null for an unknown surface or one without a document. */
  readonly explain: (surface: string, audience: Audience, of?: ResolveOverrides) => Promise<Explanation | null>;
  /** Shares of live clients that cannot draw the document's nodes. Null for an unknown surface. */
  readonly coverage: (surface: string, document: unknown, live: readonly LiveBuild[]) => Coverage | null;
  readonly rehearse: Rehearse;
  readonly destinations: (where: Pick<Audience, 'brand' | 'region'>, catalogue: Catalogue) => Destinations;
  readonly published: () => Iterable<Revision>;
  readonly notServed: PublishedNow['notServed'];
};

export type LayoutUpkeep = Pick<LayoutUpdates, 'onMoved' | 'lookAtClock' | 'lookAgain'> & { readonly close: () => void };

export type Layouts = { readonly layouts: ServedLayouts; readonly publishing: LayoutPublishing; readonly upkeep: LayoutUpkeep };

export type Target = {
  readonly brand?: string;
  readonly region?: string;
  readonly author: string;
  readonly environment?: string;
};
export type Published = { readonly revision: string; readonly warnings: ValidationReport['warnings'] };
export type Explanation = { readonly revision: string; readonly nodes: readonly Explained[] };
export type ResolveOverrides = { readonly document?: unknown; readonly off?: readonly string[]; readonly quarantined?: readonly string[] };
