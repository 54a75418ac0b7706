import type { CaseEntry } from '../preview/cases.ts';

export type FoundKind = {
  readonly kind: string;
  readonly names: readonly string[];
  /** Selected case; null for the whole kind. */ readonly name: string | null;
};
export type FoundFamily = { readonly family: string; readonly kinds: readonly FoundKind[] };

export const inWords = (name: string): string => {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const ORDER = ['pageShelves', 'casinoShelves', 'menuShelves', 'dialogs', 'forms', 'receiptLines', 'actions', 'deepLinks'];
const rankOf = (family: string): number => (ORDER.includes(family) ? ORDER.indexOf(family) : ORDER.length);

/** Finds kinds for which each word is in the name of the family, the kind or a case. Selects that case. */
export function found(cases: readonly CaseEntry[], search: string): readonly FoundFamily[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const families = new Map<string, Map<string, string[]>>();
  for (const { family, kind, name } of cases) {
    const kinds = families.get(family) ?? new Map<string, string[]>();
    families.set(family, kinds.set(kind, [...(kinds.get(kind) ?? []), name]));
  }
  return [...families]
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .flatMap(([family, kinds]) => {
      const kept = [...kinds].flatMap(([kind, names]): FoundKind[] => {
        const title = `${family} ${inWords(family)} ${kind} ${inWords(kind)}`.toLowerCase();
        const open = words.filter((word) => !title.includes(word));
        if (open.length === 0) return [{ kind, names, name: null }];
        const name = names.find((each) => open.every((word) => each.toLowerCase().includes(word)));
        return name === undefined ? [] : [{ kind, names, name }];
      });
      return kept.length > 0 ? [{ family, kinds: kept }] : [];
    });
}
