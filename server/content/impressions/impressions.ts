import type { Audience } from '../targeting/audience.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { LayoutParent } from '#server/kinds/nodeParents.ts';
import { isPageSurface } from '../documents/routes.ts';

export type Shown = { readonly layout: LayoutParent; readonly audience: Audience };
/** Facts about the viewer, from which the displayed nodes can be computed again. */
export type KeptAudience = Omit<Audience, 'at' | 'flags'> & {
  readonly flags: readonly string[];
  readonly off: readonly string[];
  readonly quarantined?: readonly string[];
};
export type Impression = {
  readonly sessionId: string;
  readonly playerId: string;
  readonly place: string;
  readonly surface: string;
  readonly revision: string;
  readonly audience: KeptAudience;
  readonly from: Date;
};
type Player = { readonly sessionId: string; readonly playerId: string };

export type Impressions = {
  /**
   * Keeps the first and last impression of a layout between two flushes, because another process may have shown other layouts in between.
   */
  readonly note: (player: Player, shown: Shown) => void;
  /** Writes the impressions. On failure, throws and keeps them. */
  readonly flush: () => Promise<void>;
};

const MAX_WAITING = 20_000;

export function createImpressions(deps: {
  readonly now: () => Date;
  readonly switchedNow: (audience: Audience) => Pick<KeptAudience, 'flags' | 'off' | 'quarantined'>;
  readonly write: (exposures: readonly Impression[]) => Promise<void>;
  readonly onLost: (count: number) => void;
}): Impressions {
  let last = new Map<string, string>();
  let again = new Map<string, Impression>();
  const digests = new WeakMap<LayoutParent, string>();
  let waiting: Impression[] = [];
  let writing = Promise.resolve();

  const digestOf = (layout: LayoutParent): string => {
    const known = digests.get(layout) ?? contentHash([layout.id, layout.revision, layout.slots.map(({ id, absence }) => [id, absence])]);
    digests.set(layout, known);
    return known;
  };

  function keep(exposures: readonly Impression[]): void {
    const room = MAX_WAITING - waiting.length;
    waiting.push(...exposures.slice(0, Math.max(0, room)));
    if (exposures.length > room) deps.onLost(exposures.length - room);
  }

  async function write(): Promise<void> {
    keep([...again.values()]);
    last = new Map();
    again = new Map();
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      await deps.write(batch);
    } catch (error) {
      const later = waiting;
      waiting = [];
      keep([...batch, ...later]);
      throw error;
    }
  }

  return {
    note: ({ sessionId, playerId }, { layout, audience }) => {
      const place = isPageSurface(layout.surface) ? 'page' : layout.surface;
      const key = `${sessionId}|${place}`;
      const digest = digestOf(layout);
      const { at: _, flags: __, ...facts } = audience;
      const exposure: Impression = {
        sessionId,
        playerId,
        place,
        surface: layout.surface,
        revision: layout.revision,
        audience: { ...facts, ...deps.switchedNow(audience) },
        from: deps.now(),
      };
      if (last.get(key) === digest) {
        again.set(key, exposure);
        return;
      }
      const repeat = again.get(key);
      again.delete(key);
      last.set(key, digest);
      keep(repeat ? [repeat, exposure] : [exposure]);
    },
    flush: () => {
      const written = writing.then(write, write);
      writing = written;
      return written;
    },
  };
}
