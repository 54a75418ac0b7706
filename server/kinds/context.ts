import type { Kysely } from 'kysely';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Identity } from '#server/modules/identity/index.ts';
import type { FrameSites } from './frames.ts';
import type { Ports } from '#server/platform/ports.ts';
import { unauthenticated } from '../platform/problems.ts';
import { type audienceOf, type Viewer } from '../platform/viewer.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** Parts of the application that resolvers of kinds and shared types may read. */
export type KindDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly config: Config;
  readonly catalogue: Catalogue;
  readonly identity: Pick<Identity, 'standingOf'>;
  readonly frames: FrameSites;
  readonly layouts: {
    /** Null for a flag that no rule names. */
    readonly judgeFlag: (name: string, audience: ReturnType<typeof audienceOf>) => { readonly isOn: boolean } | null;
  };
};

/** Every resolver of a kind gets this; those of the API get more. */
export type KindContext = { readonly deps: KindDeps; readonly viewer: Viewer };

/** The session of a resolver that is for players only. Throws `UNAUTHENTICATED` for visitors. */
export function sessionIn({ viewer }: Pick<KindContext, 'viewer'>): NonNullable<Viewer['session']> {
  if (!viewer.session) throw unauthenticated();
  return viewer.session;
}
