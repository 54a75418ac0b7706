import type { Manifest } from '#server/platform/store/schema/console.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { knowsKind } from '#src/shared/layouts/standing.ts';

export type { Manifest };

/** Value of the header `x-ui-capabilities`. Omits the build's name: builds that can draw the same kinds share a hash. */
export const manifestHash = ({ kinds, presentations }: Pick<Manifest, 'kinds' | 'presentations'>): string =>
  contentHash({ kinds, presentations }).slice(0, 16);

export type Capabilities = {
  /** Adds a build and returns its hash. */
  readonly register: (manifest: Manifest) => string;
  /** Cache key of a set of capabilities; `all` if the client sent no hash or an unknown one. */
  readonly keyOf: (hash: string | null) => string;
  readonly canDraw: (hash: string | null, kind: string, version: number) => boolean;
};

/** Clients without a hash, or with an unknown one, count as able to draw everything. */
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
