import { describe, expect, it } from 'vitest';
import { broadcastRefusal, eventRefusal, patronRefusal } from './decide.ts';

const welcome = { isLocated: true, hasBetOnEvent: false, hasCash: true, hasBonus: false };

describe('the event of a stream', () => {
  it.each([
    ['IN_PLAY', null],
    ['PRE_GAME', 'EVENT_PENDING'],
    ['CANCELLED', 'EVENT_CANCELLED'],
    ['FINISHED', 'EVENT_CLOSED'],
    ['HIDDEN', 'EVENT_CLOSED'],
    ['INVALID', 'EVENT_CLOSED'],
  ] as const)('a stream of an event that is %s is refused as %s', (status, code) => {
    expect(eventRefusal({ status, hasLiveStream: true })?.code ?? null).toBe(code);
  });

  it('an unknown event, or one without a stream, is an error in every status', () => {
    expect(eventRefusal(null)).toEqual({ kind: 'error', code: 'ERROR' });
    for (const status of ['IN_PLAY', 'PRE_GAME', 'FINISHED'] as const)
      expect(eventRefusal({ status, hasLiveStream: false })).toEqual({ kind: 'error', code: 'ERROR' });
  });
});

describe('the player who watches a stream', () => {
  it.each([
    ['with cash', {}, null],
    ['without cash, with a bet on the event', { hasCash: false, hasBetOnEvent: true }, null],
    ['with nothing', { hasCash: false }, 'BALANCE'],
    ['with credits alone', { hasCash: false, hasBonus: true }, 'NO_BET_ON_EVENT'],
    ['with credits and a bet', { hasCash: false, hasBonus: true, hasBetOnEvent: true }, null],
    ['with everything but a place', { isLocated: false, hasBetOnEvent: true }, 'OUT_OF_REGION'],
    ['with nothing at all', { isLocated: false, hasCash: false }, 'OUT_OF_REGION'],
  ])('a player %s may watch only with a location and with cash or a bet', (_who, standing, code) => {
    const refusal = patronRefusal({ ...welcome, ...standing });
    expect(refusal?.code ?? null).toBe(code);
    if (refusal) expect(refusal.kind).toBe('restriction');
  });

  it('a player without a verified location is refused, whatever else holds', () => {
    for (let bits = 0; bits < 8; bits += 1) {
      const standing = { isLocated: false, hasCash: (bits & 1) > 0, hasBonus: (bits & 2) > 0, hasBetOnEvent: (bits & 4) > 0 };
      expect(patronRefusal(standing)?.code).toBe('OUT_OF_REGION');
    }
  });
});

describe('a broadcast', () => {
  it.each([
    ['LIVE', null],
    ['PENDING', { kind: 'restriction', code: 'STREAM_PENDING' }],
    ['CLOSED', { kind: 'restriction', code: 'STREAM_CLOSED' }],
    ['CANCELLED', { kind: 'restriction', code: 'STREAM_CANCELLED' }],
    [null, { kind: 'error', code: 'ERROR' }],
  ] as const)('a broadcast that is %s may be watched only if it is LIVE', (state, refusal) => {
    expect(broadcastRefusal(state)).toEqual(refusal);
  });
});
