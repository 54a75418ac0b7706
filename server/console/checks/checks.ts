import { linkFault, linksIn, unlistedSites, wordlessImages } from '#server/content/publish/beforePublish.ts';
import { checkForPublish, type DocumentProblem } from '#server/content/index.ts';
import { unlistedLinks } from './linksOut.ts';
import type { Work } from '../operation.ts';
import { destinationsOnce, nodesIn, orIn, type Placed } from './together.ts';
import type { Finding } from '#src/shared/console/review.ts';

export type Findings = { readonly problems: readonly Finding[]; readonly warnings: readonly Finding[] };

const pointerTo = ({ nodeId, path }: Pick<DocumentProblem, 'nodeId' | 'path'>): string =>
  nodeId === null ? path : `/nodes/${nodeId}${path}`;

export type Company = {
  readonly together?: readonly Placed[];
  readonly open?: (surfaces: readonly string[]) => Promise<readonly Placed[]>;
};

/** Returns problems, which block publishing, and warnings, which do not. */
export async function checkDocument(
  work: Pick<Work, 'trx' | 'deps'>,
  { place, document }: Placed,
  { together = [], open = () => Promise.resolve([]) }: Company = {},
): Promise<Findings> {
  const verdict = checkForPublish(place.surface, document);
  const finding =
    (check: Finding['check']) =>
    ({ nodeId, path, message }: DocumentProblem): Finding => ({ check, nodeId, pointer: pointerTo({ nodeId, path }), message });
  const problems = verdict.problems.map(finding('schema'));
  const warnings = verdict.warnings.map(finding('schema'));
  const to = await destinationsOnce(work, place, [...together, { place, document }]);
  const nodes = Object.entries(nodesIn(document)).map(([nodeId, node]) => ({
    ...{ nodeId, node },
    faulty: linksIn(node, '').flatMap(({ link, path }) => {
      const fault = linkFault(link, to);
      return fault ? [{ link, path, fault }] : [];
    }),
  }));
  const missed = new Set(nodes.flatMap(({ faulty }) => faulty.flatMap(({ fault }) => (fault.state === 'dead' ? [fault.surface] : []))));
  const later = missed.size === 0 ? to : orIn(to, place, await open([...missed]));
  for (const { nodeId, node, faulty } of nodes) {
    for (const { link, path, fault } of faulty) {
      const isComing = fault.state === 'dead' && linkFault(link, later) === null;
      (fault.state === 'dead' && !isComing ? problems : warnings).push({
        check: 'link',
        nodeId,
        pointer: pointerTo({ nodeId, path }),
        message: isComing ? `${fault.message}; an open draft has it: both must go out in one release` : fault.message,
      });
    }
    for (const { path, message } of unlistedLinks(node, place.brand, work.deps.config))
      warnings.push({ check: 'link', nodeId, pointer: pointerTo({ nodeId, path }), message });
    for (const { path, message } of unlistedSites(node, work.deps.frames))
      problems.push({ check: 'frame', nodeId, pointer: pointerTo({ nodeId, path }), message });
    for (const path of wordlessImages(node, ''))
      problems.push({
        check: 'image',
        nodeId,
        pointer: pointerTo({ nodeId, path }),
        message: 'add alt text for people who can’t see the picture',
      });
  }
  return { problems, warnings };
}
