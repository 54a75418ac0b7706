import type { Manifest } from '#server/platform/store/schema/console.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { knowsKind } from '#src/shared/layouts/visibleNodes.ts';

export type { Manifest };

/** Hash sent as `x-ui-capabilities`, without the build's name, so that equal builds share it. */
export const manifestHash = ({ kinds, presentations }: Pick<Manifest, 'kinds' | 'presentations'>): string =>
  contentHash({ kinds, presentations }).slice(0, 16);

export type Capabilities = {
  readonly register: (manifest: Manifest) => string;
  /** Returns `all` for a missing or unknown hash. */
  readonly keyOf: (hash: string | null) => string;
  readonly canDraw: (hash: string | null, kind: string, version: number) => boolean;
};

/** Assumes that clients without a known hash can draw everything. */
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
