export type MenuTree = 'casino-menu' | 'left-menu';

/** Returns null if the page has no left menu (product §4). */
export function menuTreeAt(
  inCasino: boolean,
  { hasCasino, hasSportsbook }: Readonly<Record<'hasCasino' | 'hasSportsbook', boolean>>,
): MenuTree | null {
  if (hasCasino && (inCasino || !hasSportsbook)) return 'casino-menu';
  return hasSportsbook ? 'left-menu' : null;
}

/** Names the code of the left menu in the build's list of files. */
export const MENU = 'left menu';
