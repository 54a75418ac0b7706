import { describe, expect, it } from 'vitest';
import { responsibleGamingShelf } from './ResponsibleGamingShelf.ts';

const link = (limit: string | null) => ({ __typename: 'ResponsibleGamingShelfDeepLink', limit }) as const;

describe('a link to the limits of a player', () => {
  it.each([
    [null, '/account/responsible-gaming'],
    ['deposit/daily', '/account/responsible-gaming/deposit/daily'],
    ['loss/weekly', '/account/responsible-gaming/loss/weekly'],
    ['spend/monthly', '/account/responsible-gaming/spend/monthly'],
    ['max-single-wager', '/account/responsible-gaming/max-single-wager'],
    ['reality-check-in', '/account/responsible-gaming/reality-check-in'],
    ['time', '/account/responsible-gaming/time'],
  ])('the player’s limit %s leads to %s and is read back', (limit, address) => {
    expect(responsibleGamingShelf.path(link(limit))).toBe(address);
    expect(responsibleGamingShelf.parse(address)).toEqual(link(limit));
  });

  it.each(['', 'deposit', 'deposit/yearly', 'constructor', '../x'])('the player’s limit %j has no path', (limit) =>
    expect(responsibleGamingShelf.path(link(limit))).toBeNull(),
  );

  it.each(['/account/responsible-gaming/', '/account/responsible-gaming/deposit', '/account/responsible-gaming/history'])(
    '%s is not the address of a player’s limit',
    (address) => expect(responsibleGamingShelf.parse(address)).toBeNull(),
  );
});
