import type { DraftView } from '#src/shared/console/drafts.ts';
import { keyOfPlace } from '#src/shared/console/place.ts';
import type { Pointer } from '#src/shared/console/published.ts';
import { reaches } from '../../places/brandSettings.ts';
import { familyOf, placeInWords, SURFACE_FAMILIES, type SurfaceFamily } from '../../places/names.ts';

export type DocumentFilter = {
  readonly search: string;
  readonly brand: string;
  readonly region: string;
  readonly environment: 'live' | 'staging' | '';
};

export type DocumentRow = { readonly pointer: Pointer; readonly drafts: readonly DraftView[] };
export type Group = { readonly family: SurfaceFamily; readonly rows: readonly DocumentRow[] };

export function groupsOf(pointers: readonly Pointer[], drafts: readonly DraftView[], filter: DocumentFilter): readonly Group[] {
  const wanted = pointers.filter((pointer) => isWanted(pointer, filter));
  return SURFACE_FAMILIES.map((family) => ({
    family,
    rows: wanted
      .filter(({ surface }) => familyOf(surface) === family)
      .map((pointer) => ({ pointer, drafts: drafts.filter((draft) => keyOfPlace(draft) === keyOfPlace(pointer)) })),
  })).filter(({ rows }) => rows.length > 0);
}

function isWanted(pointer: Pointer, { search, brand, region, environment }: DocumentFilter): boolean {
  const words = `${pointer.surface} ${placeInWords(pointer)}`.toLowerCase();
  return (
    words.includes(search.trim().toLowerCase()) &&
    reaches(pointer.brand, brand) &&
    reaches(pointer.region, region) &&
    (environment === '' || pointer.environment === environment)
  );
}
