import { linkFault, linksIn, type Destinations, wordlessImages } from '../layouts/beforePublish.ts';
import { checkForPublish, type DocumentProblem, type Place } from '../layouts/index.ts';
import type { ConsoleDeps } from './operation.ts';

/** Something to look at, with a JSON Pointer into the document that leads to the field. */
export type Finding = {
  readonly check: 'schema' | 'link' | 'image';
  readonly nodeId: string | null;
  readonly pointer: string;
  readonly message: string;
};
export type Findings = { readonly problems: readonly Finding[]; readonly warnings: readonly Finding[] };

const pointerTo = ({ nodeId, path }: Pick<DocumentProblem, 'nodeId' | 'path'>): string =>
  nodeId === null ? path : `/nodes/${nodeId}${path}`;

/** Everything that is looked at before a document is published at a place. Problems stop it, warnings do not. */
export function checkDocument(
  { layouts, catalogue }: Pick<ConsoleDeps, 'catalogue' | 'layouts'>,
  place: Place,
  document: object,
): Findings {
  const verdict = checkForPublish(place.surface, document);
  const finding =
    (check: Finding['check']) =>
    ({ nodeId, path, message }: DocumentProblem): Finding => ({ check, nodeId, pointer: pointerTo({ nodeId, path }), message });
  const problems = verdict.problems.map(finding('schema'));
  const warnings = verdict.warnings.map(finding('schema'));
  const to = layouts.destinations(place, catalogue);
  for (const [nodeId, node] of nodesOf(document)) {
    for (const { link, path } of linksIn(node, '')) {
      const fault = linkFault(link, withOwnDialogs(to, place, document));
      if (fault)
        (fault.state === 'dead' ? problems : warnings).push({
          check: 'link',
          nodeId,
          pointer: pointerTo({ nodeId, path }),
          message: fault.message,
        });
    }
    for (const path of wordlessImages(node, ''))
      problems.push({
        check: 'image',
        nodeId,
        pointer: pointerTo({ nodeId, path }),
        message: 'a picture needs words for who cannot see it: alt',
      });
  }
  return { problems, warnings };
}

/** The document of dialogs may lead to a dialog that comes with it. */
const withOwnDialogs = (to: Destinations, { surface }: Place, document: object): Destinations =>
  surface === 'dialogs' ? { ...to, hasDialog: (id) => nodesOf(document).some(([own]) => own === id) } : to;

const nodesOf = (document: object): readonly (readonly [string, unknown])[] =>
  'nodes' in document && typeof document.nodes === 'object' && document.nodes !== null ? Object.entries(document.nodes) : [];
