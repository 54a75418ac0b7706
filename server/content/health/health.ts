import { groupsOf } from '#server/platform/http/address.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import type { AdmittedNode, Revision } from '../serve/admit.ts';
import { hashInRevision } from '../targeting/switches.ts';

/** Client that views a layout. Ignored without a signed session. */
export type Onlooker = { readonly session: string | null; readonly ip: string; readonly capabilities?: string | null };
export type Sighting = {
  readonly surface: string;
  readonly session: string;
  readonly network: string;
  readonly capabilities: string | null;
  readonly at: Date;
};
export type FaultyNode = { readonly surface: string } & Pick<AdmittedNode, 'id' | 'digest' | 'kind' | 'isGuarded'>;
export type NodeFault = Sighting & { readonly node: FaultyNode; readonly reason: string };
export type FaultReport = { readonly revision: string; readonly nodeId: string; readonly reason: string };

export type Health = {
  readonly saw: (who: Onlooker, surface: string) => void;
  /** Ignores unknown nodes, reasons not in `OWN_FAULTS` and reports over limits. */
  readonly failed: (who: Onlooker, report: FaultReport) => void;
  /** Writes the batch and returns faulty nodes. On failure, throws and keeps the batch. */
  readonly flush: () => Promise<readonly FaultyNode[]>;
};

/** Failures caused by the node itself. Other reasons may be network failures. */
const OWN_FAULTS: ReadonlySet<string> = new Set(['threw', 'incomplete']);
const MAX_WAITING = 20_000;
const NOTED_FOR_MS = 60_000;
const MINUTE_MS = 60_000;
const MOST_OF_SESSION = 20;
const MOST_OF_NETWORK = 200;

export function networkOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1] ?? ip;
  return mapped.includes(':') ? groupsOf(mapped).slice(0, 3).join(':') : mapped.split('.').slice(0, 3).join('.');
}

/** Puts back a batch that could not be written, up to `MAX_WAITING`, without replacing newer values. */
function putBack<V>(waiting: Map<string, V>, batch: ReadonlyMap<string, V>): void {
  for (const [key, value] of batch) if (!waiting.has(key) && waiting.size < MAX_WAITING) waiting.set(key, value);
}

export function createHealth(deps: {
  readonly now: () => Date;
  readonly published: () => Iterable<Revision>;
  readonly rateLimits: RateLimits;
  readonly write: (seen: readonly Sighting[], faults: readonly NodeFault[]) => Promise<void>;
}): Health {
  const sightings = new Map<string, Sighting>();
  const faults = new Map<string, NodeFault>();
  const noted = new BoundedCache<string, number>(MAX_WAITING);
  const ofSession = deps.rateLimits.open('faults-of-session', { most: MOST_OF_SESSION, windowMs: MINUTE_MS });
  const ofNetwork = deps.rateLimits.open('faults-of-network', { most: MOST_OF_NETWORK, windowMs: MINUTE_MS });

  function note(surface: string, session: string, { ip, capabilities = null }: Onlooker): Sighting {
    const at = deps.now();
    const sighting = { surface, session, network: networkOf(ip), capabilities, at };
    const key = `${surface}|${session}`;
    if (at.getTime() - (noted.get(key) ?? -Infinity) >= NOTED_FOR_MS && sightings.size < MAX_WAITING) {
      noted.set(key, at.getTime());
      sightings.set(key, sighting);
    }
    return sighting;
  }

  return {
    saw: (who, surface) => void (who.session !== null && note(surface, who.session, who)),
    failed: (who, { revision, nodeId, reason }) => {
      const { session, ip } = who;
      if (session === null || !OWN_FAULTS.has(reason) || faults.size >= MAX_WAITING) return;
      if (!ofSession.takeAtOnce(session).isAllowed || !ofNetwork.takeAtOnce(networkOf(ip)).isAllowed) return;
      const node = nodeOf(deps.published(), revision, nodeId);
      if (!node) return;
      faults.set(`${node.surface}|${node.id}|${node.digest}|${session}`, { ...note(node.surface, session, who), node, reason });
    },
    flush: async () => {
      if (sightings.size === 0 && faults.size === 0) return [];
      const [seen, told] = [new Map(sightings), new Map(faults)];
      sightings.clear();
      faults.clear();
      try {
        await deps.write([...seen.values()], [...told.values()]);
      } catch (error) {
        putBack(sightings, seen);
        putBack(faults, told);
        throw error;
      }
      return [...new Map(Array.from(told.values(), ({ node }) => [`${node.surface}|${node.id}|${node.digest}`, node])).values()];
    },
  };
}

/** Finds a node by the id sent to a client, which has a suffix after `_`. */
function nodeOf(published: Iterable<Revision>, revision: string, wireId: string): FaultyNode | null {
  const [hash, nodeId] = [hashInRevision(revision), wireId.split('_', 1)[0]];
  for (const { hash: own, surface, nodes } of published) {
    const node = own === hash ? nodes.find(({ id }) => id === nodeId) : undefined;
    if (node) return { surface, id: node.id, digest: node.digest, kind: node.kind, isGuarded: node.isGuarded };
  }
  return null;
}
