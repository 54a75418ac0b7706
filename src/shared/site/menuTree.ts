export type MenuTree = 'casino-menu' | 'left-menu';

/** Surface of a page's left menu (product §4); null if the page has none. */
export function menuTreeAt(
  inCasino: boolean,
  { hasCasino, hasSportsbook }: Readonly<Record<'hasCasino' | 'hasSportsbook', boolean>>,
): MenuTree | null {
  if (hasCasino && (inCasino || !hasSportsbook)) return 'casino-menu';
  return hasSportsbook ? 'left-menu' : null;
}
