import type { Case, Cases } from '#fixtures/cases.ts';
import type { Choice } from './address.ts';

export type DrawnNode = { readonly __typename: string; readonly id: string };
export type CaseEntry = {
  readonly family: string;
  readonly kind: string;
  readonly name: string;
  readonly node: DrawnNode;
  readonly authored: Case<unknown>['authored'];
  readonly isPublishable: boolean;
};

// Each `fixtures/<family>/<Kind>.ts` exports its cases under the kind's name.
const files = import.meta.glob<Readonly<Record<string, Cases<Omit<DrawnNode, 'id'>>>>>(
  '/fixtures/{pageShelves,casinoShelves,menuShelves,dialogs,forms,receiptLines,deepLinks,actions}/*.ts',
  { eager: true },
);

/** Lists all cases. Adds ids to nodes without one, such as links and actions. */
export const allCases: readonly CaseEntry[] = Object.entries(files).flatMap(([path, module]) => {
  const [, , family = '', file = ''] = path.split('/');
  const kind = file.replace(/\.ts$/, '');
  return Object.entries(module[kind] ?? {}).map(([name, { node, authored, isPublishable = true }]) => ({
    family,
    kind,
    name,
    node: { id: `${kind}-${name}`, ...node },
    authored,
    isPublishable,
  }));
});

export const casesFor = ({ family, kind, name }: Pick<Choice, 'family' | 'kind' | 'name'>): readonly CaseEntry[] =>
  allCases.filter(
    (entry) =>
      (family ?? entry.family) === entry.family &&
      (kind === null || kind === entry.kind || kind === entry.node.__typename) &&
      (name ?? entry.name) === entry.name,
  );
