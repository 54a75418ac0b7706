import type { Cases } from '#fixtures/cases.ts';

export type DrawnNode = { readonly __typename: string; readonly id: string };
export type CaseEntry = { readonly family: string; readonly kind: string; readonly name: string; readonly node: DrawnNode };

// Found by path: a kind's fixture is `fixtures/<family>/<Kind>.ts` and exports the kind's name.
const files = import.meta.glob<Readonly<Record<string, Cases<DrawnNode>>>>(
  '/fixtures/{pageShelves,casinoShelves,menuShelves,dialogs,forms,receiptLines}/*.ts',
  { eager: true },
);

/** Every case of every kind that is drawn. */
export const allCases: readonly CaseEntry[] = Object.entries(files).flatMap(([path, module]) => {
  const [, , family = '', file = ''] = path.split('/');
  const kind = file.replace(/\.ts$/, '');
  return Object.entries(module[kind] ?? {}).map(([name, { node }]) => ({ family, kind, name, node }));
});
