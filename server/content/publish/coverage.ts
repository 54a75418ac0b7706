import type { AdmittedNode, Revision } from '../serve/admit.ts';
import type { LiveBuild } from './builds.ts';
import type { Capabilities } from './capabilities.ts';
import type { Coverage } from '#src/shared/console/review.ts';

/**
 * Returns the shares (0 to 1) of live sessions that cannot draw the document's nodes. Counts builds separately that draw none of
 * `ownKinds`, because they draw this area themselves.
 */
export function coverageOf(
  { nodes }: Pick<Revision, 'nodes'>,
  live: readonly LiveBuild[],
  capabilities: Capabilities,
  ownKinds: readonly string[] = [],
): Coverage {
  const sessions = sum(live);
  const shareOf = (builds: readonly LiveBuild[]): number => (sessions === 0 ? 0 : sum(builds) / sessions);
  const isKnown = ({ hash }: LiveBuild): boolean => hash !== null && capabilities.keyOf(hash) === hash;
  const drawsItself = (build: LiveBuild): boolean =>
    ownKinds.length > 0 && isKnown(build) && !ownKinds.some((kind) => capabilities.canDraw(build.hash, kind, 0));
  const own = live.filter(drawsItself);
  const asking = live.filter((build) => isKnown(build) && !drawsItself(build));
  const cannot = ({ content }: AdmittedNode): readonly LiveBuild[] =>
    content === null ? [] : asking.filter(({ hash }) => !capabilities.canDraw(hash, content.kind, content.version));
  const uncovered = nodes.map((node) => ({ node, builds: cannot(node) })).filter(({ builds }) => builds.length > 0);
  return {
    sessions,
    share: shareOf([...new Set(uncovered.flatMap(({ builds }) => builds))]),
    own: shareOf(own),
    unknown: shareOf(live.filter((build) => !isKnown(build))),
    nodes: uncovered.map(({ node: { id, kind, criticality }, builds }) => ({ nodeId: id, kind, criticality, share: shareOf(builds) })),
  };
}

const sum = (builds: readonly LiveBuild[]): number => builds.reduce((total, { sessions }) => total + sessions, 0);
