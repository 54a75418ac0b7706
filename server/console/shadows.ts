import type { Trx } from '../store/index.ts';
import { LIVE, mostSpecific, type Place } from '../layouts/index.ts';
import { careReasons } from '../layouts/beforePublish.ts';
import { documentOf, type Draft, placeOfDraft } from './drafts.ts';

type Pointer = { readonly surface: string; readonly brand: string; readonly region: string; readonly hash: string };

const overlaps = (mine: string, theirs: string): boolean =>
  mine === '*' || theirs === '*' || mine === theirs || mine.startsWith(`${theirs}-`) || theirs.startsWith(`${mine}-`);

/** Everything that players get now in the places that a place would take over: what is there, or what lies below it. */
async function overlapping(trx: Trx, { surface, brand, region }: Place): Promise<readonly Pointer[]> {
  const pointers = await trx
    .selectFrom('layout_pointers')
    .select(['surface', 'brand', 'region', 'hash'])
    .where('surface', '=', surface)
    .where('environment', '=', LIVE)
    .execute();
  return pointers.filter((pointer) => overlaps(brand, pointer.brand) && overlaps(region, pointer.region));
}

/** What a new draft begins with: the document that players get there now. */
export async function startingPoint(trx: Trx, place: Place): Promise<object> {
  const best = mostSpecific(await overlapping(trx, place), place);
  return documentOf(trx, place.surface, best?.hash ?? null);
}

/** Why a draft needs compliance, held against all that it would take the place of: a place of its own is no way around a MANDATORY node. */
export async function careReasonsOf(trx: Trx, draft: Draft): Promise<readonly string[]> {
  const place = placeOfDraft(draft);
  if (draft.base_hash !== null) return careReasons(draft.surface, await documentOf(trx, draft.surface, draft.base_hash), draft.document);
  const hashes = new Set((await overlapping(trx, place)).map(({ hash }) => hash));
  const befores = hashes.size > 0 ? [...hashes] : [null];
  const reasons = new Set<string>();
  for (const hash of befores)
    for (const reason of careReasons(draft.surface, await documentOf(trx, draft.surface, hash), draft.document)) reasons.add(reason);
  return [...reasons];
}
