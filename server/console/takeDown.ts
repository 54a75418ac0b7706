import { readDocument, subtreeOf, without, writeDocument } from '#src/shared/layouts/draft/document.ts';
import { Refused } from './refusal.ts';

/** Throws `Refused` if the node is missing, MANDATORY or contains a MANDATORY node. */
export function withoutNode(document: object, nodeId: string): object {
  const read = readDocument(document);
  if (!read.nodes.has(nodeId)) throw new Refused('not-found', `The part ${nodeId} is not published here.`);
  const gone = subtreeOf(read, nodeId);
  const owed = gone.filter((id) => read.nodes.get(id)?.['criticality'] === 'MANDATORY');
  if (owed.length > 0) throw new Refused('mandatory', `You can’t take down MANDATORY parts: ${owed.join(', ')}.`, { nodeIds: owed });
  return writeDocument(without(read, new Set(gone)));
}
