import type { Catalogue, Competition, Sport } from '#server/modules/catalogue/index.ts';
import type { SportsMenuItem } from '#server/contract/generated/schemaTypes.ts';

type Live = { readonly count: number; readonly streams: number };

function liveByCompetition(catalogue: Catalogue): ReadonlyMap<string, Live> {
  const counts = new Map<string, Live>();
  for (const event of catalogue.events({ status: 'IN_PLAY' })) {
    const before = counts.get(event.competitionId) ?? { count: 0, streams: 0 };
    counts.set(event.competitionId, { count: before.count + 1, streams: before.streams + (event.hasLiveStream ? 1 : 0) });
  }
  return counts;
}

type Place = { readonly id: string; readonly name: string; readonly canonicalUrl: string };

function item({ id, name, canonicalUrl }: Place, icon: string, live: Live, children: readonly SportsMenuItem[]): SportsMenuItem {
  return {
    __typename: 'SportsMenuItem',
    id: `menu-${id}`,
    label: name,
    icon,
    deepLink: { __typename: 'SportsMenuLink', webUrl: canonicalUrl },
    live: live.count > 0,
    liveCount: live.count,
    liveStreamCount: live.streams,
    type: children.length > 0 ? 'HEADER' : 'LEAF',
    children,
  };
}

const sum = (all: readonly Live[]): Live =>
  all.reduce((a, b) => ({ count: a.count + b.count, streams: a.streams + b.streams }), { count: 0, streams: 0 });

/** Omits sports and organizations without events. Replaces an organization with only one competition by that competition. */
export function sportsMenu(catalogue: Catalogue): readonly SportsMenuItem[] {
  const live = liveByCompetition(catalogue);
  const none: Live = { count: 0, streams: 0 };
  const liveOf = (competitions: readonly Competition[]): Live => sum(competitions.map(({ id }) => live.get(id) ?? none));
  const leaf = (competition: Competition, icon: string): SportsMenuItem => item(competition, icon, live.get(competition.id) ?? none, []);
  const branches = (sport: Sport): SportsMenuItem[] => {
    const offered = catalogue.competitions({ sportSlug: sport.slug }).filter(({ id }) => catalogue.countEvents({ competitionId: id }) > 0);
    return catalogue.organizations(sport.slug).flatMap((organization) => {
      const own = offered.filter(({ organizationId }) => organizationId === organization.id);
      const [only] = own;
      if (only === undefined) return [];
      if (own.length === 1) return [leaf(only, sport.icon)];
      const place = { id: `${sport.id}-${organization.id}`, name: organization.name, canonicalUrl: sport.canonicalUrl };
      return [
        item(
          place,
          sport.icon,
          liveOf(own),
          own.map((each) => leaf(each, sport.icon)),
        ),
      ];
    });
  };
  return catalogue.sports().flatMap((sport) => {
    const children = branches(sport);
    return children.length === 0 ? [] : [item(sport, sport.icon, liveOf(catalogue.competitions({ sportSlug: sport.slug })), children)];
  });
}
