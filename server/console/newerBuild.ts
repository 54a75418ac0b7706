import { AUTHORED, hashOfBuild, LIVE, placeKey } from '#server/content/index.ts';
import type { Row, Trx } from '#server/platform/store/index.ts';

type Standing = Pick<Row<'layout_pointers'>, 'surface' | 'brand' | 'region' | 'environment' | 'hash' | 'moved_by'>;

/** Maps places to this build's document, if an operator's document is published there and this build's never was. */
export async function newerOfBuild(trx: Trx, pointers: readonly Standing[]): Promise<ReadonlyMap<string, string>> {
  const others = new Map<string, string>();
  for (const pointer of pointers) {
    const ofBuild = pointer.environment === LIVE && pointer.moved_by !== AUTHORED ? hashOfBuild(pointer) : null;
    if (ofBuild !== null && ofBuild !== pointer.hash) others.set(placeKey(pointer), ofBuild);
  }
  if (others.size === 0) return others;
  const hashes = [...others.values()];
  const stood = await trx
    .selectFrom('layout_publications')
    .select(['surface', 'brand', 'region', 'environment', 'hash', 'previous_hash'])
    .where((eb) => eb.or([eb('hash', 'in', hashes), eb('previous_hash', 'in', hashes)]))
    .execute();
  for (const move of stood) {
    const ofBuild = others.get(placeKey(move));
    if (ofBuild !== undefined && (move.hash === ofBuild || move.previous_hash === ofBuild)) others.delete(placeKey(move));
  }
  return others;
}
