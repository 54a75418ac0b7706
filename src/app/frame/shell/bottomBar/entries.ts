import type { BottomEntry } from '#src/brand/contract.ts';
import { t } from '#src/shared/text/t.ts';

export type PageEntry = { readonly label: string; readonly icon: string; readonly to: string };

export const pageEntries = (): Readonly<Record<Exclude<BottomEntry, 'betslip'>, PageEntry>> => ({
  home: { label: t`Home`, icon: 'home', to: '/' },
  live: { label: t`Live`, icon: 'live', to: '/live' },
  search: { label: t`Search`, icon: 'search', to: '/search' },
  'my-bets': { label: t`My Bets`, icon: 'my-bets', to: '/my-bets' },
  lobby: { label: t`Lobby`, icon: 'casino', to: '/casino' },
  slots: { label: t`Slots`, icon: 'slots', to: '/casino/category/slots' },
  promotions: { label: t`Promos`, icon: 'promotions', to: '/promotions' },
  rewards: { label: t`Rewards`, icon: 'rewards', to: '/account/award-details' },
});

/** Returns the longest path that is `here` or its parent. `/` matches only itself. */
export function currentPath(paths: readonly string[], here: string): string | null {
  const above = paths.filter((path) => path === here || (path !== '/' && here.startsWith(`${path}/`)));
  return above.toSorted((a, b) => b.length - a.length)[0] ?? null;
}
