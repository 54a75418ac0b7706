import type { CasinoGame, CatalogueEvent, Competition, Market, Participant } from '#server/modules/catalogue/index.ts';
import type { Promotion } from '#server/modules/offers/index.ts';

export type Hit =
  | {
      readonly sort: 'participant';
      readonly participant: Participant;
      readonly competition: Competition;
      readonly next: CatalogueEvent | null;
    }
  | { readonly sort: 'competition'; readonly competition: Competition }
  | { readonly sort: 'head-to-head'; readonly event: CatalogueEvent }
  | { readonly sort: 'market'; readonly event: CatalogueEvent; readonly market: Market }
  | { readonly sort: 'promotion'; readonly promotion: Promotion }
  | { readonly sort: 'standard'; readonly game: CasinoGame };

export type GroupId = 'TEAMS' | 'PLAYERS' | 'LEAGUES' | 'EVENTS' | 'MARKETS' | 'PROMOTIONS' | 'CASINO';

export type Group = { readonly id: GroupId; readonly count: number; readonly hits: readonly Hit[] };

export type Found = {
  readonly count: number;
  readonly groups: readonly Group[];
  readonly isClose: boolean;
};

export const NOTHING: Found = { count: 0, groups: [], isClose: false };

export function foundOf(groups: readonly Group[], isClose: boolean): Found {
  const filled = groups.filter(({ count }) => count > 0);
  return { count: filled.reduce((sum, { count }) => sum + count, 0), groups: filled, isClose: isClose && filled.length > 0 };
}

export const hitsOf = ({ groups }: Found): readonly Hit[] => groups.flatMap(({ hits }) => hits);
