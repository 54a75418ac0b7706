import type { LegalDocument } from '#src/shared/site/legalDocuments.ts';
import { inForce, type LegalPlace, type LegalVersion, nextChange, type OwedText, owedTexts } from './rules/index.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';

export type ShownLegal = LegalVersion & { readonly isInForce: boolean };

/** Holds legal texts in memory, so that pages do not wait for the database. */
export type LegalShelf = {
  readonly reload: () => Promise<void>;
  /** Null `version`: the current one. Returns null for an unknown text. */
  readonly find: (place: LegalPlace, document: LegalDocument, version: number | null, at: Date) => ShownLegal | null;
  /** Hash of the texts; pages reload them if it changes. */
  readonly markAt: (place: LegalPlace, at: Date) => string;
  readonly nextChange: (place: LegalPlace, after: Date) => Date | null;
  readonly owed: (place: LegalPlace, at: Date) => readonly OwedText[];
};

export function createLegalShelf(read: () => Promise<readonly LegalVersion[]>): LegalShelf {
  let all: readonly LegalVersion[] = [];
  return {
    reload: async () => {
      all = await read();
    },
    find: (place, document, version, at) => {
      const current = inForce(all, place, document, at);
      const found =
        version === null
          ? current
          : all.find((each) => each.brand === place.brand && each.document === document && each.version === version);
      return found ? { ...found, isInForce: found === current } : null;
    },
    markAt: (place, at) =>
      keysOf(legalDocuments)
        .map((document) => inForce(all, place, document, at)?.version ?? 0)
        .join('.'),
    nextChange: (place, after) => nextChange(all, place, after),
    owed: (place, at) => owedTexts(all, place, at),
  };
}
