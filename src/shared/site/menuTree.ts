export type MenuTree = 'casino-menu' | 'left-menu';

/** Null if the site has neither a sportsbook nor a casino (product §4). */
export function menuTreeAt(
  inCasino: boolean,
  { hasCasino, hasSportsbook }: Readonly<Record<'hasCasino' | 'hasSportsbook', boolean>>,
): MenuTree | null {
  if (hasCasino && (inCasino || !hasSportsbook)) return 'casino-menu';
  return hasSportsbook ? 'left-menu' : null;
}

/** Name of the left menu's code in the build's list of files. */
export const MENU = 'left menu';
