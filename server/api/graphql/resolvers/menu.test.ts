import { describe, expect, it } from 'vitest';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { menuResolvers } from './menu.ts';
import { sportsMenu } from '#server/kinds/sources/sportsMenuTree.ts';

const competition = (id: string, organizationId: string) => ({ id, organizationId, name: id.toUpperCase(), canonicalUrl: `/${id}` });
const sports = [
  { id: 'football', slug: 'football', name: 'Football', icon: 'football', canonicalUrl: '/sport/football' },
  { id: 'chess', slug: 'chess', name: 'Chess', icon: 'chess', canonicalUrl: '/sport/chess' },
];
const competitions = [
  competition('nfl', 'us'),
  competition('college', 'us'),
  competition('cfl', 'canada'),
  competition('closed', 'canada'),
];
const live = [
  { competitionId: 'nfl', hasLiveStream: true },
  { competitionId: 'nfl', hasLiveStream: false },
  { competitionId: 'cfl', hasLiveStream: true },
];
const catalogue = {
  sports: () => sports,
  organizations: (slug: string) =>
    slug === 'football'
      ? [
          { id: 'us', name: 'United States' },
          { id: 'canada', name: 'Canada' },
        ]
      : [],
  competitions: ({ sportSlug }: { sportSlug: string }) => (sportSlug === 'football' ? competitions : []),
  countEvents: ({ competitionId, status }: { competitionId?: string; status?: string }) =>
    status === 'IN_PLAY' ? 120 : competitionId === 'closed' ? 0 : 3,
  events: () => live,
} as unknown as Catalogue;

describe('the tree of sports', () => {
  const [football, ...others] = sportsMenu(catalogue);

  it('the tree of sports leaves out entries without events', () => {
    expect(others).toEqual([]);
    expect(JSON.stringify(football)).not.toContain('CLOSED');
  });

  it('every entry of the tree of sports counts the live events below it', () => {
    expect(football).toMatchObject({
      label: 'Football',
      type: 'HEADER',
      live: true,
      liveCount: 3,
      liveStreamCount: 2,
      deepLink: { webUrl: '/sport/football' },
    });
    expect(football?.children).toMatchObject([
      {
        label: 'United States',
        type: 'HEADER',
        liveCount: 2,
        children: [
          { label: 'NFL', type: 'LEAF', liveCount: 2, deepLink: { webUrl: '/nfl' } },
          { label: 'COLLEGE', live: false, liveCount: 0 },
        ],
      },
      { label: 'CFL', type: 'LEAF', liveCount: 1 },
    ]);
  });

  it('every entry of the tree of sports has an id of its own', () => {
    const ids = (items: readonly { id: string; children: readonly never[] }[]): string[] =>
      items.flatMap(({ id, children }) => [id, ...ids(children)]);
    const all = ids(sportsMenu(catalogue) as never);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('the live count', () => {
  it('the live count is shown as 99+ above 99', () => {
    const answer = (menuResolvers.Query.liveEventsCount as (...call: unknown[]) => unknown)({}, {}, { deps: { catalogue } });
    expect(answer).toMatchObject({ count: 120, label: '99+' });
  });
});
