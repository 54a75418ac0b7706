import { describe, expect, test } from 'vitest';
import { alterations, type Kept, strangers } from './alterations.ts';
import type { Attempt } from './attempt.ts';
import { everyRoute } from './methodTypes.ts';

const route = everyRoute.find(({ direction, behaviour }) => direction === 'out' && behaviour === 'kept') ?? expect.fail('no such route');
const consent = { revision: 'r~rules', nodeId: 'consent_page', sentence: 'It leaves now.', label: 'Send' };
const attempt = { cents: 10_001, consent, payer: { route, chosen: { paymentMethodId: 'm', facilityId: 'f' } } } as unknown as Attempt;
const kept: Kept = {
  cents: 10_001,
  provider: route.provider.id,
  method: 'm',
  facility: 'f',
  revision: 'r',
  nodeId: 'consent',
  sentence: 'It leaves now.',
  label: 'Send',
};
const NO_WORDS = { revision: null, nodeId: null, sentence: null, label: null } as const;

describe('the alteration check', () => {
  test.each([
    ['another sentence', [{ ...kept, sentence: 'It leaves tomorrow.' }], ['is recorded with “It leaves tomorrow.”']],
    ['a sentence that ends otherwise', [{ ...kept, sentence: 'It leaves now!' }], ['is recorded with “It leaves now!”']],
    ['no sentence where the page showed one', [{ ...kept, sentence: '' }], ['is recorded with “”']],
    ['another button', [{ ...kept, label: 'Confirm' }], ['is recorded with the button “Confirm”']],
    ['the same words of a later revision', [{ ...kept, revision: 's' }], ['is recorded with revision s']],
    ['the same words of another node', [{ ...kept, nodeId: 'total' }], ['is recorded with the words of the node total']],
    [
      'no words at all',
      [{ ...kept, ...NO_WORDS }],
      [
        'is recorded with revision null',
        'is recorded with the words of the node null',
        'is recorded with “null”',
        'is recorded with the button “null”',
      ],
    ],
    ['another card or account', [{ ...kept, method: 'n' }], ['is to n']],
    ['no card or account', [{ ...kept, method: null }], ['is to null']],
    ['another place', [{ ...kept, facility: 'g' }], ['is at g']],
    ['another way to pay', [{ ...kept, provider: 'cheque' }], ['is by cheque']],
    ['two of it', [kept, kept], ['is there 2 times']],
  ] as const)('the alteration check finds a payment with %s', (_what, rows, problems) => {
    expect(alterations([attempt], rows).map((problem) => problem.split(': ')[1])).toEqual(problems);
  });

  test('the alteration check finds another amount: one payment missing, one that was not asked for', () => {
    const changed = [{ ...kept, cents: 10_002 }];
    expect(alterations([attempt], changed).join()).toContain('10001: is there 0 times');
    expect(strangers([attempt], changed)).toEqual(['10002: nobody asked for it']);
  });

  test('the alteration check finds texts that no page showed', () => {
    const silent = { ...attempt, consent: null };
    expect(alterations([silent], [kept]).join()).toContain('is recorded with “It leaves now.”');
    expect(alterations([silent], [{ ...kept, ...NO_WORDS }])).toEqual([]);
  });

  test('the alteration check finds texts exchanged between two payments', () => {
    const other = { ...attempt, cents: 10_002, consent: { ...consent, sentence: 'It leaves later.' } };
    const crossed = [
      { ...kept, sentence: 'It leaves later.' },
      { ...kept, cents: 10_002 },
    ];
    expect(alterations([attempt, other], crossed)).toHaveLength(2);
  });

  test('the alteration check accepts a payment as requested, with the texts of its page', () => {
    expect(alterations([attempt], [kept])).toEqual([]);
    expect(strangers([attempt], [kept])).toEqual([]);
  });
});
