import { parse, visit } from 'graphql';
import { isGenerated, type SourceFile, type Violation } from './tree.ts';

const kindFolder = (path: string): string | null => /^registry\/(?!parts\/)([^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;

/** Finds fragments of a kind used outside its family, which would prevent deleting the kind's folder. */
export function borrowedFragments(documents: readonly SourceFile[]): readonly Violation[] {
  const owners = new Map<string, string>();
  const spreads: { readonly path: string; readonly name: string }[] = [];
  for (const { path, text } of documents) {
    visit(parse(text), {
      FragmentDefinition: ({ name }) => void owners.set(name.value, path),
      FragmentSpread: ({ name }) => void spreads.push({ path, name: name.value }),
    });
  }
  return spreads.flatMap(({ path, name }) => {
    const owner = kindFolder(owners.get(name) ?? '');
    const isFamily = isGenerated(path) || /^registry\/[^/]+(\/[^/]+)?\.graphql$/.test(path);
    return owner === null || owner === kindFolder(path) || isFamily
      ? []
      : [{ path, message: `spreads ${name} of registry/${owner}. Only the family's document may; share fields through registry/parts.` }];
  });
}
