import { describe, expect, it } from 'vitest';
import type { PaymentProviderFieldsFragment } from '#src/gql/graphql.ts';
import { chosenMethod, chosenProvider, depositMethods, NEW, providerOption, withdrawalMethods, worded } from './choices.ts';
import { keptMethods, keptOption, preferredKept } from './keptMethods.ts';

type Provider = PaymentProviderFieldsFragment;
const money = (formattedAmount: string) => ({ __typename: 'Money' as const, formattedAmount });
const method = (id: string) => ({ __typename: 'PaymentMethod' as const, id, name: `Card ${id}`, description: `Owed ${id}` });
const provider = (id: string, more: Partial<Provider> = {}): Provider => ({
  __typename: 'PaymentProvider',
  id,
  name: `By ${id}`,
  code: 'CARD',
  description: 'At once.',
  details: 'Free.',
  availability: 'AVAILABLE',
  supportsMethods: true,
  excluded: false,
  warning: null,
  typicalTime: null,
  minimumAmount: money('$10.00'),
  maximumAmount: money('$500.00'),
  preferredMethod: null,
  methods: [],
  methodOptions: {
    __typename: 'PaymentMethodOptions',
    newMethodsPermitted: true,
    manageMethodsPermitted: true,
    paymentsMethodsHeader: 'Pay with',
  },
  ...more,
});
const closed = (id: string) => provider(id, { availability: 'UNAVAILABLE', warning: 'Not now.' });
const excluded = (id: string) => provider(id, { excluded: true, warning: 'On the excluded list.' });

describe('the chosen provider', () => {
  const all = [closed('a'), provider('b'), provider('c')];
  it.each([
    ['c', 'c'],
    ['a', 'b'],
    [null, 'b'],
    ['gone', 'b'],
  ])('with %s stored, the chosen provider is %s', (id, chosen) => expect(chosenProvider(all, [id])?.id).toBe(chosen));

  it('no provider is chosen if none is usable', () => expect(chosenProvider([closed('a'), excluded('b')], ['b'])).toBeUndefined());
});

describe('the chosen card or account', () => {
  const kept = provider('p', { methods: [method('1'), method('2')], preferredMethod: { __typename: 'PaymentMethod', id: '2' } });
  it.each([
    [null, '2'],
    ['1', '1'],
    ['gone', '2'],
    [NEW, undefined],
  ])('with %s stored, the chosen method is %s', (id, chosen) => expect(chosenMethod(kept, id)?.id).toBe(chosen));

  it('the first method is chosen without a preferred one, and a new one without saved ones', () => {
    expect(chosenMethod({ ...kept, preferredMethod: null }, null)?.id).toBe('1');
    expect(chosenMethod(provider('p'), null)).toBeUndefined();
  });
});

describe('an option', () => {
  it('a provider’s option shows its limits, or why it is closed', () => {
    expect(providerOption(provider('p'))).toMatchObject({ text: 'At once. Free.', note: '$10.00 to $500.00', isOff: false });
    expect(providerOption(closed('p'))).toMatchObject({ note: 'Not now.', isOff: true });
    expect(providerOption(excluded('p'))).toMatchObject({ note: 'On the excluded list.', isOff: true });
  });

  it('the option for a new method comes last if it is permitted', () => {
    const card = provider('p', { methods: [method('1')] });
    const names = (from: Provider, of: typeof depositMethods) => of(from).map(({ id, name, text }) => [id, name, text]);
    expect(names(card, depositMethods)).toEqual([
      ['1', 'Card 1', ''],
      [NEW, 'Another card', ''],
    ]);
    expect(names({ ...card, code: 'BANK_LINK' }, depositMethods)[1]).toEqual([NEW, 'Another account', '']);
    expect(names(card, withdrawalMethods)).toEqual([
      ['1', 'Card 1', 'Owed 1'],
      [NEW, 'Another account', 'You enter it on our provider’s page.'],
    ]);
    const fixed = { ...card, methodOptions: { ...card.methodOptions, newMethodsPermitted: false } };
    expect([depositMethods(fixed).length, withdrawalMethods(fixed).length]).toEqual([1, 1]);
  });
});

describe('kept cards and accounts', () => {
  const all = [
    provider('a', { methods: [method('1')], preferredMethod: { __typename: 'PaymentMethod', id: '1' } }),
    provider('b', { methods: [method('2'), method('3')], preferredMethod: { __typename: 'PaymentMethod', id: '3' } }),
  ];
  const kept = keptMethods(all);

  it('saved methods of every provider are listed under its name', () => {
    expect(kept.map((each) => keptOption(each, true))).toMatchObject([
      { id: '1', text: 'By a', isOff: true },
      { id: '2', text: 'By b' },
      { id: '3', text: 'By b' },
    ]);
  });

  it('the preferred method of the preferred provider is chosen first', () => {
    expect([preferredKept(kept, 'b')?.method.id, preferredKept(kept, 'c'), preferredKept(kept, undefined)]).toEqual([
      '3',
      undefined,
      undefined,
    ]);
  });
});

describe('payment methods named in a document', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, name: id, text: `About ${id}.`, note: null, isOff: false }));
  const named = (...ids: readonly string[]) => ids.map((providerId) => ({ providerId, note: null }));

  it('options named in the document come first, in its order', () => {
    expect(worded(options, named('c', 'gone', 'a')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(worded(options, [])).toEqual(options);
  });

  it('an option named in the document gets its note', () => {
    expect(worded(options, [{ providerId: 'b', note: 'Often chosen.' }])[0]).toEqual({ ...options[1], text: 'About b. Often chosen.' });
  });
});
