import { describe, expect, test } from 'vitest';
import { browserFault, clientFault, serverFault } from './faults.ts';
import { remedyControls } from './remedies.ts';
import { type GeoNoticeContext, noticeContextOf, geoNoticeOf } from './geoNotice.ts';
import type { GeoFault, GeoTrigger } from './types.ts';

const occasions: readonly GeoNoticeContext[] = ['asked', 'acting', 'lost', 'quiet'];
const faults: Readonly<Record<string, GeoFault>> = {
  'what a dialog says': clientFault(604),
  'location services that are off': browserFault('permission-denied'),
  'a service that is away': clientFault(631),
  'a no to the explanation': browserFault('explanation-declined'),
  'another region, of which the logout tells': serverFault({
    code: 'different-valid-region',
    message: 'm',
    result: 'USER_IN_DIFFERENT_VALID_REGION',
    resolution: 'OUTSIDE_OF_VALID_REGION',
  }),
};

test.each([
  ['what a dialog says', ['toast', 'dialog', 'dialog', undefined]],
  ['location services that are off', ['toast', 'toast', 'toast', undefined]],
  ['a service that is away', ['dialog', 'dialog', 'dialog', undefined]],
  ['a no to the explanation', [undefined, undefined, undefined, undefined]],
  ['another region, of which the logout tells', [undefined, undefined, undefined, undefined]],
] as const)('%s is told by what the check was for: asked, acting, lost, quiet', (name, told) => {
  const fault = faults[name] ?? expect.fail(name);
  expect(occasions.map((occasion) => geoNoticeOf(fault, occasion)?.as)).toEqual(told);
});

describe('what a check was for', () => {
  const background: readonly GeoTrigger[] = ['log-in', 'app-launch', 'authorization-refresh', 'ip-change', 'license-expired'];

  test.each(background)('%s takes a permission away, or happens beside somebody who has none', (trigger) => {
    expect(noticeContextOf({ trigger, hadVerdict: true })).toBe('lost');
    expect(noticeContextOf({ trigger, hadVerdict: false })).toBe('quiet');
  });

  test('a press of Check Location, and of Place Bet, with a permission or without', () => {
    for (const hadVerdict of [true, false]) {
      expect(noticeContextOf({ trigger: 'manual-check', hadVerdict })).toBe('asked');
      expect(noticeContextOf({ trigger: 'placement', hadVerdict })).toBe('acting');
    }
  });
});

test('every remedy has a control of its own name, and no two of different acts are called the same', () => {
  const acts = new Map<string, string>();
  for (const { label, act } of Object.values(remedyControls)) expect(acts.set(label, acts.get(label) ?? act).get(label)).toBe(act);
});
