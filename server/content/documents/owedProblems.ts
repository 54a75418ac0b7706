import { membersOf } from '#src/shared/values/plainObject.ts';
import type { TreeNode } from './nodeTree.ts';
import type { Surface } from './surfaces.ts';

type Standing = Omit<TreeNode, 'depth'> & { readonly kind: string; readonly criticality: string; readonly props: unknown };
type Problem = { readonly nodeId: string | null; readonly path: string; readonly message: string };

const MOVED: readonly unknown[] = ['transactionAmount', 'transferredAmount'];

/** Finds required nodes that are missing, misplaced or repeated. */
export function owedProblems({ places, mandatoryKinds, receiptOf }: Surface, nodes: readonly Standing[]): readonly Problem[] {
  const whole = (message: string): Problem => ({ nodeId: null, path: '/nodes', message });
  const mandatory = nodes.filter(({ criticality }) => criticality === 'MANDATORY');
  if (receiptOf === 'transaction')
    return mandatory.some(({ kind, props }) => kind === 'DefaultReceiptLine' && MOVED.includes(membersOf(props)['of']))
      ? []
      : [whole(`A receipt must show the amount: add a MANDATORY DefaultReceiptLine of ${MOVED.join(' or ')}.`)];
  if (!places)
    return mandatoryKinds
      .filter((owed) => !mandatory.some(({ kind }) => kind === owed))
      .map((kind) => whole(`this surface must have a MANDATORY ${kind}`));
  const kindOf = new Map(nodes.map(({ id, kind }) => [id, kind]));
  return Object.entries(places).flatMap(([kind, { parent, region, why }]) => {
    const where = parent === null ? 'on the page itself' : `in the region ${region} of ${parent}`;
    const isThere = (node: Standing): boolean =>
      node.region === region && (parent === null ? node.parent === null : node.parent !== null && kindOf.get(node.parent) === parent);
    const all = nodes.filter((node) => node.kind === kind);
    const isKept = why === null || all.some((node) => node.criticality === 'MANDATORY' && isThere(node));
    return [
      ...(isKept ? [] : [whole(`${why}, so a MANDATORY ${kind} must stand ${where}.`)]),
      ...all
        .filter((node) => !isThere(node))
        .map(({ id }) => ({ nodeId: id, path: '', message: `${kind} is drawn only ${where}, so it must stand there.` })),
      ...all.slice(1).map(({ id }) => ({ nodeId: id, path: '', message: `A payment has one ${kind}; a second would contradict it.` })),
    ];
  });
}
