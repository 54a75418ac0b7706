import { parentOf, readDocument, writeDocument } from '#src/lib/draft/document.ts';
import { Refused } from './refusal.ts';

/** A document without a node and what it contains. Refuses to take away what is MANDATORY, wherever inside it stands. */
export function withoutNode(document: object, nodeId: string): object {
  const { nodes, lists, rest } = readDocument(document);
  if (!nodes.has(nodeId)) throw new Refused('not-found', `No node ${nodeId} is published there.`);
  const gone = new Set<string>();
  const visit = (id: string): void => {
    if (gone.has(id)) return;
    gone.add(id);
    for (const [key, ids] of lists) if (parentOf(key) === id) ids.forEach(visit);
  };
  visit(nodeId);
  const owed = [...gone].filter((id) => nodes.get(id)?.['criticality'] === 'MANDATORY');
  if (owed.length > 0) throw new Refused('mandatory', `MANDATORY nodes are never taken down: ${owed.join(', ')}.`, { nodeIds: owed });
  const stays = (id: string | null): boolean => id === null || !gone.has(id);
  return writeDocument({
    rest,
    nodes: new Map([...nodes].filter(([id]) => stays(id))),
    lists: new Map([...lists].filter(([key]) => stays(parentOf(key))).map(([key, ids]) => [key, ids.filter(stays)])),
  });
}
