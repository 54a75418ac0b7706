import type { LegalDocument } from '#src/shared/site/legalDocuments.ts';

export const EVERYWHERE = '*';

export type LegalPlace = { readonly brand: string; readonly region: string };
export type LegalVersion = LegalPlace & {
  readonly document: LegalDocument;
  readonly version: number;
  readonly title: string;
  /** Paragraphs separated by blank lines. */
  readonly body: string;
  readonly hash: string;
  /** Null if valid from the beginning. */
  readonly holdsFrom: Date | null;
  readonly isMaterial: boolean;
  readonly publishedBy: string;
  readonly publishedAt: Date;
};

const startOf = ({ holdsFrom }: Pick<LegalVersion, 'holdsFrom'>): number => holdsFrom?.getTime() ?? Number.NEGATIVE_INFINITY;

const lineOf = (all: readonly LegalVersion[], place: LegalPlace, document: LegalDocument): readonly LegalVersion[] =>
  all
    .filter((each) => each.document === document && each.brand === place.brand && each.region === place.region)
    .toSorted((a, b) => startOf(a) - startOf(b));

const regionsFor = (region: string): readonly string[] => [...new Set([region, region.split('-', 1)[0] ?? region, EVERYWHERE])];

/** Null only if the brand has never published the document. */
export function inForce(all: readonly LegalVersion[], { brand, region }: LegalPlace, document: LegalDocument, at: Date) {
  for (const own of regionsFor(region)) {
    const found = lineOf(all, { brand, region: own }, document).findLast((each) => startOf(each) <= at.getTime());
    if (found) return found;
  }
  return null;
}

export function nextChange(all: readonly LegalVersion[], { brand, region }: LegalPlace, after: Date): Date | null {
  const regions = regionsFor(region);
  const starts = all
    .filter((each) => each.brand === brand && regions.includes(each.region))
    .flatMap(({ holdsFrom }) => (holdsFrom !== null && holdsFrom > after ? holdsFrom.getTime() : []));
  return starts.length > 0 ? new Date(Math.min(...starts)) : null;
}

/** Texts that players must accept; others only inform. */
export const acceptedTexts: readonly LegalDocument[] = ['terms', 'privacy'];

export type OwedText = { readonly brand: string; readonly document: LegalDocument; readonly versions: readonly number[] };

/** Lists texts with a change of substance, and their versions since the last one. */
export function owedTexts(all: readonly LegalVersion[], place: LegalPlace, at: Date): readonly OwedText[] {
  return acceptedTexts.flatMap((document) => {
    const region = inForce(all, place, document, at)?.region;
    if (region === undefined) return [];
    const begun = lineOf(all, { ...place, region }, document).filter((each) => startOf(each) <= at.getTime());
    const material = begun.findLastIndex(({ isMaterial }) => isMaterial);
    return material < 0 ? [] : { brand: place.brand, document, versions: begun.slice(material).map(({ version }) => version) };
  });
}

/** Why a version cannot be withdrawn, or null. */
export function callOffRefusal(version: LegalVersion | undefined, now: Date): string | null {
  if (version === undefined) return 'This version does not exist.';
  if (version.holdsFrom === null || version.holdsFrom <= now)
    return 'This version is or was in force and may have been accepted, so it stays. Publish a new version instead.';
  return null;
}

type Wish = LegalPlace & { readonly document: LegalDocument; readonly holdsFrom: Date };

export function refusalOf(all: readonly LegalVersion[], wish: Wish, now: Date): string | null {
  const { document, holdsFrom } = wish;
  if (inForce(all, { ...wish, region: EVERYWHERE }, document, now) === null && (wish.region !== EVERYWHERE || holdsFrom > now))
    return 'Nothing would be in force until then. The first version for all regions must take effect now.';
  if (holdsFrom < now) return 'A version can’t take effect in the past because another version was in force then. Choose a later time.';
  const last = lineOf(all, wish, document).at(-1);
  if (last?.holdsFrom && holdsFrom <= last.holdsFrom)
    return `Version ${last.version} holds from ${last.holdsFrom.toISOString()}. Two versions would be in force at the same time. Choose a later time.`;
  return null;
}
