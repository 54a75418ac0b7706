import { expect, it } from 'vitest';
import { ruleInWords } from './ruleInWords.ts';

const house = { regions: [{ code: 'US-NJ', name: 'New Jersey', country: 'US' }] };

it.each([
  [undefined, null],
  [{}, null],
  ['broken', null],
  [{ login: 'visitor' }, 'visitors'],
  [{ regions: ['US-NJ', 'US', 'CA-ON'] }, 'everybody in New Jersey, all of US, or CA-ON'],
  [{ login: 'player', brands: ['one', 'two'], devices: ['MOBILE'] }, 'logged-in players of one or two on phones'],
  [{ segments: ['vip'], flags: ['a', 'b'], mayPlay: true }, 'everybody in the segment vip who may play while the flag a and b is on'],
  [
    { login: 'player', mayPlay: false, from: '2026-11-22T10:00:00Z', until: '2026-12-01T00:00:00Z' },
    'logged-in players who may not play from 2026-11-22 10:00 UTC until 2026-12-01 00:00 UTC',
  ],
])('the rule %j is for %s', (when, words) => expect(ruleInWords(when, house)).toBe(words));
