import { describe, expect, it } from 'vitest';
import { addressOfRegion, regionIn } from './regionAddress.ts';

const EVENT = '/sport/football/organization/united-states/competition/nfl/event/e-1';
const at = (pathname: string, hash = '', search = '') => ({ pathname, search, hash });

describe('the region of tabs in an address', () => {
  it.each([
    [at('/live'), ''],
    [at('/live/tennis'), 'tennis'],
    [at(EVENT), ''],
    [at(EVENT, '#statistics'), 'statistics'],
    [at(`${EVENT}/section/statistics`), 'statistics'],
  ])('the region of tabs is read from the address %j', (place, region) => expect(regionIn(place)).toBe(region));

  it.each([
    [at('/live'), 'tennis', at('/live/tennis')],
    [at('/live/tennis', '', '?a=1'), 'football', at('/live/football', '', '?a=1')],
    [at('/live/tennis'), '', at('/live')],
    [at(EVENT), 'statistics', at(EVENT, '#statistics')],
    [at(EVENT, '#statistics'), '', at(EVENT)],
    [at(`${EVENT}/section/statistics`), '', at(EVENT)],
  ])('the address %j gets the region of tabs “%s”', (place, region, to) => expect(addressOfRegion(place, region)).toEqual(to));
});
