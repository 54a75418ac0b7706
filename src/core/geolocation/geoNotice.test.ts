import { describe, expect, test } from 'vitest';
import { browserFault, clientFault, serverFault } from './faults.ts';
import { remedyControls } from './remedies.ts';
import { type GeoNoticeContext, noticeContextOf, geoNoticeOf } from './geoNotice.ts';
import type { GeoFault, GeoTrigger } from './types.ts';

const occasions: readonly GeoNoticeContext[] = ['asked', 'acting', 'lost', 'arriving', 'quiet'];
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
  ['what a dialog says', ['toast', 'dialog', 'dialog', 'dialog', undefined]],
  ['location services that are off', ['toast', 'toast', 'toast', 'toast', undefined]],
  ['a service that is away', ['dialog', 'dialog', 'dialog', 'dialog', undefined]],
  ['a no to the explanation', [undefined, undefined, undefined, undefined, undefined]],
  ['another region, of which the logout tells', [undefined, undefined, undefined, undefined, undefined]],
] as const)('%s is shown according to the check’s purpose: asked, acting, lost, arriving, quiet', (name, told) => {
  const fault = faults[name] ?? expect.fail(name);
  expect(occasions.map((occasion) => geoNoticeOf(fault, occasion)?.as)).toEqual(told);
});

describe('the purpose of a check', () => {
  const background: readonly GeoTrigger[] = ['authorization-refresh', 'ip-change', 'license-expired'];
  const arrivals: readonly GeoTrigger[] = ['log-in', 'app-launch'];

  test.each([...background.map((each) => [each, 'quiet'] as const), ...arrivals.map((each) => [each, 'arriving'] as const)])(
    'a check by %s is lost with an earlier verdict and %s without one',
    (trigger, context) => {
      expect(noticeContextOf({ trigger, hadVerdict: true })).toBe('lost');
      expect(noticeContextOf({ trigger, hadVerdict: false })).toBe(context);
    },
  );

  test('a manual check is asked, and one before a bet is acting, with or without a verdict', () => {
    for (const hadVerdict of [true, false]) {
      expect(noticeContextOf({ trigger: 'manual-check', hadVerdict })).toBe('asked');
      expect(noticeContextOf({ trigger: 'placement', hadVerdict })).toBe('acting');
    }
  });
});

test('every remedy has a control, and different actions have different labels', () => {
  const acts = new Map<string, string>();
  for (const { label, act } of Object.values(remedyControls)) expect(acts.set(label, acts.get(label) ?? act).get(label)).toBe(act);
});
