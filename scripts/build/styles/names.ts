import type { Node } from 'oxc-parser';

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node)
    .flatMap((value: unknown): unknown => value)
    .filter(isNode);

export function namesUsedIn(node: Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'MemberExpression') return [node.object, ...(node.computed ? [node.property] : [])].flatMap(namesUsedIn);
  if (node.type === 'Property') return [...(node.computed ? [node.key] : []), node.value].flatMap(namesUsedIn);
  return childrenOf(node).flatMap(namesUsedIn);
}
