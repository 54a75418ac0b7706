import type { Manifest } from '#server/platform/store/schema/console.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { knowsKind } from '#src/shared/layouts/standing.ts';

export type { Manifest };

/** What a client sends as `x-ui-capabilities`. The build's name is no part of it: two builds that draw the same are the same. */
export const manifestHash = ({ kinds, presentations }: Pick<Manifest, 'kinds' | 'presentations'>): string =>
  contentHash({ kinds, presentations }).slice(0, 16);

export type Capabilities = {
  /** Makes a build known; returns its hash. */
  readonly register: (manifest: Manifest) => string;
  /** Name of the set for cache keys; `all` for a client that does not say, or whose build is unknown here. */
  readonly keyOf: (hash: string | null) => string;
  readonly canDraw: (hash: string | null, kind: string, version: number) => boolean;
};

/** `everything` stands for clients of an unknown build: what this build knows. */
export function createCapabilities(manifests: readonly Manifest[] = []): Capabilities {
  const known = new Map<string, Manifest>();
  const register = (manifest: Manifest): string => {
    const hash = manifestHash(manifest);
    known.set(hash, manifest);
    return hash;
  };
  manifests.forEach(register);
  return {
    register,
    keyOf: (hash) => (hash !== null && known.has(hash) ? hash : 'all'),
    canDraw: (hash, kind, version) => {
      const manifest = hash === null ? undefined : known.get(hash);
      return !manifest || knowsKind(manifest.kinds, kind, version);
    },
  };
}
