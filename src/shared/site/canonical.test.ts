import { expect, it } from 'vitest';
import { canonicalPathOf } from './canonical.ts';

const NFL = '/sport/football/organization/united-states/competition/nfl';

it.each([
  ['/', '/'],
  ['/live/', '/live'],
  ['/live/tennis', '/live'],
  ['//', '/'],
  ['/my-bets/open', '/my-bets'],
  ['/my-bets/settled', '/my-bets/settled'],
  ['/casino/lobby', '/casino'],
  ['/casino/hollywood-casino', '/casino'],
  ['/casino/hollywood-casino/lobby', '/casino'],
  ['/casino/hollywood-casino/category/slots', '/casino/category/slots'],
  [`${NFL}/section/games`, NFL],
  [`${NFL}/event/e-1/section/props`, `${NFL}/event/e-1`],
  [`${NFL}/event/e-1/totals`, `${NFL}/event/e-1/totals`],
  ['/constructor', '/constructor'],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(canonicalPathOf(path)).toBe(canonical);
  expect(canonicalPathOf(canonical)).toBe(canonical);
});
