export type MenuTree = 'casino-menu' | 'left-menu';

/** Surface of the tree in the left menu of a page (product §4); null for none. */
export function menuTreeAt(
  inCasino: boolean,
  { hasCasino, hasSportsbook }: Readonly<Record<'hasCasino' | 'hasSportsbook', boolean>>,
): MenuTree | null {
  if (hasCasino && (inCasino || !hasSportsbook)) return 'casino-menu';
  return hasSportsbook ? 'left-menu' : null;
}
