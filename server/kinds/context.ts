import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Linking } from '#server/modules/identity/linking/index.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import type { LegalDocument } from '#src/shared/site/legalDocuments.ts';
import type { ShownLegal } from '#server/modules/legal/index.ts';
import type { FrameSites } from './frames.ts';
import type { Ports } from '#server/platform/ports.ts';
import { unauthenticated } from '../platform/problems.ts';
import { type audienceOf, type Viewer } from '../platform/viewer.ts';
import type { Schema } from '#server/platform/store/index.ts';

export type KindDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly config: Config;
  readonly log: Pick<Logger, 'error'>;
  readonly catalogue: Catalogue;
  readonly identity: Pick<Identity, 'sessionViewOf'>;
  readonly linking: Pick<Linking, 'isOfferedBy' | 'linkedTo'>;
  readonly frames: FrameSites;
  readonly paymentVendor: object | null;
  readonly layouts: {
    readonly judgeFlag: (name: string, audience: ReturnType<typeof audienceOf>) => { readonly isOn: boolean } | null;
    /** Finds a legal text, the current one if `version` is null. Null if unknown. */
    readonly legalText: (where: Pick<Viewer, 'brand' | 'region'>, document: LegalDocument, version: number | null) => ShownLegal | null;
  };
};

export type KindContext = { readonly deps: KindDeps; readonly viewer: Viewer };

/** Throws `UNAUTHENTICATED` for visitors. */
export function sessionIn({ viewer }: Pick<KindContext, 'viewer'>): NonNullable<Viewer['session']> {
  if (!viewer.session) throw unauthenticated();
  return viewer.session;
}
