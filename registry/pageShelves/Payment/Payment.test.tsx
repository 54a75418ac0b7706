import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { money, outcome, page, provider, show } from '#tests/support/walletPages.tsx';
import { stubScreen } from '#tests/support/screen.ts';
import { type Change, walletDocuments, word } from '#tests/support/walletDocument.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const kept = { __typename: 'PaymentMethod', id: 'm1', name: 'Visa ending 4242', description: '' };
const cage = provider('cash', { code: 'CASH_AT_CASINO', methods: [kept] });
const pier = {
  __typename: 'PaymentFacility',
  id: 'pier',
  name: 'Pier',
  address: 'Pier Road',
  latitude: 40,
  longitude: -80,
  distance: null,
  isOpen: true,
  opening: 'Open until 9 PM',
  workingHours: [],
};
const worded = {
  __typename: 'WithdrawalConfirmation',
  permitted: true,
  succeeded: true,
  userErrors: [],
  amount: money('$50.00'),
  providerName: 'Cash',
  methodName: null,
  balanceAfter: null,
};
const answers = {
  PaymentProvidersLandingPage: () => ({ paymentProvidersLandingPage: page({ providers: [cage] }) }),
  PaymentFacilities: () => ({ paymentFacilities: [pier] }),
  ValidateWithdrawal: () => ({ withdrawalValidateCreateV2: outcome() }),
  ConfirmWithdrawal: () => ({ confirmWithdrawal: worded }),
};
const open = (change?: Change, more: object = {}) =>
  show('/account/wallet/withdrawal', { ...answers, ...walletDocuments({ change }), ...more });

const form = [
  ['amount', 'caption', () => screen.queryByLabelText('Amount')],
  ['methods', 'legend', () => screen.queryByText('Send to')],
  ['kept', 'newLabel', () => screen.queryByRole('radio', { name: /^Another account/ })],
  ['place', 'legend', () => screen.queryByText('Where to pick up')],
  ['button', 'caption', () => screen.queryByRole('button', { name: /^Withdraw/ })],
  ['managed', 'openLabel', () => screen.queryByRole('button', { name: 'Manage payment methods' })],
] as const;
const confirm = [
  ['total', 'heading', () => screen.queryByRole('heading', { name: 'Confirm your withdrawal' })],
  ['consent', 'confirmLabel', () => screen.queryByRole('button', { name: 'Confirm $50.00' })],
] as const;
type Part = (typeof form | typeof confirm)[number];

const without =
  (id: string): Change =>
  (slots) =>
    slots.filter((slot) => slot.id !== id && slot.parent !== id);
const renamed =
  (id: string, prop: string): Change =>
  (slots) =>
    slots.map((slot) => (slot.id === id ? { ...slot, node: { ...slot.node, words: [word(prop, 'Called otherwise')] } } : slot));
const orderOf = (parts: readonly Part[]): readonly string[] =>
  parts
    .map(([id, , find]) => ({ id, element: find() }))
    .toSorted((a, b) => {
      if (a.element === null || b.element === null) throw new Error('A part is missing');
      return a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
    })
    .map(({ id }) => id);
async function ask({ user }: ReturnType<typeof open>): Promise<void> {
  await user.type(await screen.findByLabelText('Amount'), '50');
  await user.click(screen.getByRole('button', { name: 'Withdraw $50.00' }));
}

describe('the withdrawal page', () => {
  it.each(form)('the withdrawal form has no %s if its document has none', async (id, _, find) => {
    open(without(id));
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    const others = form.filter(([other]) => other !== id);
    await waitFor(() => expect(others.map(([, , other]) => other()).filter((element) => element === null)).toEqual([]));
    expect(find()).toBeNull();
  });

  it.each(form)('the withdrawal form names %s as its document does', async (id, prop, find) => {
    open(renamed(id, prop));
    expect((await screen.findAllByText(/^Called otherwise/)).length).toBe(1);
    expect(find()).toBeNull();
  });

  it('the withdrawal form asks for the amount first, then for the method', async () => {
    open();
    await waitFor(() => expect(orderOf(form).slice(0, 2)).toEqual(['amount', 'methods']));
  });

  it('a summary of the withdrawal stands beside the form on a wide screen, and nowhere else', async () => {
    const resize = stubScreen({ width: 1_280 });
    const { user } = open();
    await user.type(await screen.findByLabelText('Amount'), '50');
    const summary = await screen.findByRole('region', { name: 'Your withdrawal' });
    const values = [...summary.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values).toEqual(['$50.00', 'cash', 'Visa ending 4242', 'Pier', '–']);
    resize({ width: 1_279 });
    expect(screen.queryByRole('region', { name: 'Your withdrawal' })).toBeNull();
  });

  it('the withdrawal form follows the order of its document', async () => {
    open((slots) => [...slots.slice(0, 2), ...slots.slice(2).toReversed()]);
    await waitFor(() => expect(orderOf(form)).toEqual(form.map(([id]) => id).toReversed()));
  });

  it.each(confirm)('the confirmation has no %s if the document has none', async (id, _, find) => {
    await ask(open(without(id)));
    const [other] = confirm.filter(([each]) => each !== id);
    await waitFor(() => expect(other?.[2]()).not.toBeNull());
    expect(find()).toBeNull();
  });

  it.each(confirm)('the confirmation names %s as its document does', async (id, prop, find) => {
    await ask(open(renamed(id, prop)));
    expect(await screen.findByText(/^Called otherwise/)).toBeDefined();
    expect(find()).toBeNull();
  });

  it('a withdrawal cannot be sent while a mandatory node is missing', async () => {
    open((slots) =>
      slots.map((slot) => (slot.id === 'place' ? { ...slot, kind: 'FutureShelf', node: null, absence: 'UNSUPPORTED' } : slot)),
    );
    expect(await screen.findByText('We could not show an important message')).toBeDefined();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Withdraw' });
    expect(button.disabled).toBe(true);
  });

  it('the withdrawal page keeps its document from the press until Back', async () => {
    const shown = open();
    await screen.findByLabelText('Amount');
    expect(document.querySelector('[data-under-way]')).toBeNull();
    await ask(shown);
    await screen.findByRole('button', { name: 'Confirm $50.00' });
    expect(document.querySelector('[data-under-way]')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'Back' }).click());
    expect(document.querySelector('[data-under-way]')).toBeNull();
  });
});
