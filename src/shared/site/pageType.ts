const ROOMS = ['search', 'parlay-lounge', 'live', 'quick-bets', 'account', 'promotions', 'casino', 'my-bets'] as const;

export type PageType =
  | (typeof ROOMS)[number]
  | 'home'
  | 'event'
  | 'competition'
  | 'sport'
  | 'award-details'
  | 'fan-hub-fantasy'
  | 'fan-hub-for-you'
  | 'other';

const OF_SPORT = /^\/sport\/[^/]+(\/organization\/[^/]+\/competition\/[^/]+(\/event\/[^/]+)?)?/;

/** Type of the page at a path (product §2). */
export function pageTypeOf(path: string): PageType {
  const sport = OF_SPORT.exec(path);
  if (sport) return sport[2] ? 'event' : sport[1] ? 'competition' : 'sport';
  const [, room, below, section] = path.split('/');
  if (room === 'account' && below === 'award-details') return below;
  if (room === 'fan-center' && below === 'section' && (section === 'fantasy' || section === 'for-you')) return `fan-hub-${section}`;
  return path === '/' ? 'home' : (ROOMS.find((each) => each === room) ?? 'other');
}
