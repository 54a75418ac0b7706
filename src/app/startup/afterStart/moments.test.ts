import { describe, expect, test } from 'vitest';
import { methodOf, sectionOf, slipEvents, type SlipState } from './moments.ts';

test.each([
  ['/', 'home'],
  ['', 'home'],
  ['/home', 'other'],
  ['/sport/football/organization/nfl/competition/nfl/event/e1', 'sport'],
  ['/live', 'live'],
  ['/my-bets/settled', 'my-bets'],
  ['/search/jane%20doe/all', 'search'],
  ['/casino/category/slots', 'casino'],
  ['/account/wallet/deposit', 'account'],
  ['/legal/terms', 'legal'],
  ['/signup/success', 'signup'],
  ['/casinos', 'other'],
  ['/other', 'other'],
  ['/constructor', 'other'],
])('the path %j is counted as section %s', (path, section) => expect(sectionOf(path)).toBe(section));

test.each([
  ['inactivity', 'TIMEOUT'],
  ['heartbeatTimeLimit', 'HEARTBEAT'],
  ['differentValidRegion', 'GEOCOMPLY_ERR'],
  ['locationChanged', 'GEOCOMPLY_ERR'],
  ['manual', 'MANUAL'],
  ['selfExclusion', 'MANUAL'],
] as const)('a logout for %j is counted as %s', (reason, method) => expect(methodOf(reason)).toBe(method));

describe('analytics events of the slip', () => {
  type Watched = Parameters<typeof slipEvents>[0];
  const idle: Watched = { nextIntentId: 3, intents: [], placement: { at: 'idle' }, quick: { at: 'idle' } };
  const placement = { id: 'p', playerId: 'x', createdAt: 0, bets: [{}, {}] } as unknown as Extract<
    SlipState['placement'],
    { at: 'sending' }
  >['placement'];
  const sending: Watched = { ...idle, placement: { at: 'sending', placement } };
  const intents = [
    { kind: 'remove', selectionId: 's1', id: 2 },
    { kind: 'add', id: 3 },
    { kind: 'clear', id: 4 },
    { kind: 'set-amount', id: 5 },
  ] as unknown as Watched['intents'];
  const refused = (code: string | null): Watched => ({
    ...idle,
    placement: { at: 'refused', placementId: 'p', refusals: code === null ? [] : [{ code } as never] },
  });

  test('each new intent of the slip is one event', () => {
    expect(slipEvents(idle, { ...idle, nextIntentId: 6, intents })).toEqual([{ type: 'selection-added' }, { type: 'betslip-cleared' }]);
    expect(slipEvents({ ...idle, nextIntentId: 6, intents }, { ...idle, nextIntentId: 6, intents: intents.slice(1) })).toEqual([]);
  });

  test('an accepted placement is one event with its number of bets', () => {
    const accepted: Watched = { ...idle, placement: { at: 'accepted', placementId: 'p', receipt: null, isRested: false } };
    expect(slipEvents(sending, accepted)).toEqual([{ type: 'bets-placed', count: 2 }]);
    expect(slipEvents(accepted, accepted)).toEqual([]);
    expect(slipEvents(accepted, idle)).toEqual([]);
  });

  test('an accepted quick bet is one event, as a bet of the slip', () => {
    const accepted: Watched = { ...idle, quick: { at: 'accepted', placementId: 'p', receipt: null, isRested: false } };
    expect(slipEvents({ ...idle, quick: sending.placement }, accepted)).toEqual([{ type: 'bets-placed', count: 2 }]);
  });

  test('a refused placement is one event with its code and no text', () => {
    expect(slipEvents(sending, refused('odds-changed'))).toEqual([{ type: 'bets-refused', code: 'odds-changed' }]);
    for (const code of [null, 'Jane, your limit is $50', 'x'.repeat(65)])
      expect(slipEvents(sending, refused(code))).toEqual([{ type: 'bets-refused', code: 'other' }]);
  });
});
