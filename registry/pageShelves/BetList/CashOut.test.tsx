import { act, screen, waitFor, within } from '@testing-library/react';
import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Loads lazy modules early, because they compile slowly.
import '#src/ui/dialog/DialogSurface.tsx';
import './CashOutDialog.tsx';
import { bet, cashOut } from '#fixtures/worlds/bets.ts';
import { money } from '#fixtures/worlds/money.ts';
import { type BetCardFragment, BetCardFragmentDoc } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { showShell } from '#tests/support/shell.tsx';
import { account, ShellServer } from '#tests/support/shellServer.ts';
import { CashOutBar } from './CashOutBar.tsx';
import { useCashOutUpdates } from './useCashOutUpdates.ts';

type Variables = Readonly<Record<string, unknown>>;
const open = bet('b1', { cashOut: cashOut('b1') });

function Live({ first }: { readonly first: BetCardFragment }) {
  const { client } = usePlatform();
  useState(() => client.cache.writeFragment({ fragment: BetCardFragmentDoc, fragmentName: 'BetCard', data: first as never }));
  useCashOutUpdates(true);
  const { data, complete } = useFragment({
    fragment: BetCardFragmentDoc,
    fragmentName: 'BetCard',
    from: { __typename: 'PlacedBet', id: first.id },
  });
  return complete ? <CashOutBar bet={data} /> : null;
}

const worth = (cents: bigint) => {
  const { quote } = cashOut('b1');
  return cashOut('b1', { quote: quote && { ...quote, quoteId: `quote-${cents}`, amount: money(cents) } });
};
const answer = (changes: object) => ({
  cashOutBet: {
    __typename: 'CashOutResult',
    cashOutId: 'c1',
    accepted: true,
    paidAmount: money(9_500n),
    refusal: null,
    bet: bet('b1', { status: 'SETTLED', outcome: 'CASH_OUT', version: '2', payoutAmount: money(9_500n) }),
    balances: account.balances,
    ...changes,
  },
});
const refused = (code: string, message: string, now = open) =>
  answer({ accepted: false, paidAmount: null, refusal: { __typename: 'CashOutRefusal', code, message }, bet: now });
const toasts = () => toastStore.getState().toasts.map(({ title, body }) => [title, body]);

async function show(answers: Readonly<Record<string, (variables: Variables) => unknown>> = {}, first = open, brandId?: string) {
  const sent: Variables[] = [];
  const { CashOutBet, SetAutomaticCashOut, ...rest } = answers;
  const noting = (reply: (variables: Variables) => unknown) => (variables: Variables) => {
    sent.push(variables);
    return reply(variables);
  };
  const server = new ShellServer({
    CashOutQuote: () => ({ cashOut: first.cashOut }),
    CashOutBet: noting(CashOutBet ?? (() => answer({}))),
    SetAutomaticCashOut: noting(SetAutomaticCashOut ?? (() => null)),
    ...rest,
  });
  const view = showShell(<Live first={first} />, { server, who: 'player', ...(brandId === undefined ? {} : { brandId }) });
  return { ...view, sent, server, press: async (name: RegExp | string) => view.user.click(await screen.findByRole('button', { name })) };
}

beforeEach(() => act(() => toastStore.setState({ toasts: [] })));

describe('cashing out', () => {
  it('the cash-out button shows the amount, asks for confirmation and reports the payout', async () => {
    const { sent, press } = await show();
    await press('Cash out $95.00');
    const dialog = within(await screen.findByRole('dialog', { name: 'Cash out' }));
    expect(dialog.getByText('Cash out now').nextSibling?.textContent).toBe('$95.00');
    await press('Cash out $95.00');
    await waitFor(() => expect(toasts()).toEqual([['Cashed out', 'We added $95.00 to your balance.']]));
    expect(sent).toEqual([
      { betId: 'b1', quoteId: 'quote-of-b1', amount: '9500', stake: null, cashOutId: expect.stringMatching(/^[\w-]{24}$/) },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull());
  });

  it('the cash-out button follows the value, and confirming sends the value it shows', async () => {
    const { sent, press, server } = await show();
    await screen.findByRole('button', { name: 'Cash out $95.00' });
    await waitFor(() => expect(server.isHeardBy('CashOutUpdates')).toBe(true));
    act(() => server.send('CashOutUpdates', { cashOutUpdates: worth(12_345n) }));
    server.answer({ CashOutQuote: () => ({ cashOut: worth(12_345n) }) });
    await press('Cash out $123.45');
    await screen.findByRole('dialog');
    await press('Cash out $123.45');
    await waitFor(() => expect(sent).toMatchObject([{ amount: '12345', quoteId: 'quote-12345' }]));
  });

  it('a cash-out whose value changed asks again with the new value', async () => {
    let now = cashOut('b1');
    const { sent, press } = await show({
      CashOutQuote: () => ({ cashOut: now }),
      CashOutBet: ({ amount }) => {
        if (amount === '9000') return answer({ paidAmount: money(9_000n) });
        now = worth(9_000n);
        return refused('value-moved', 'The value changed, so we did not cash out. Confirm the new value.');
      },
    });
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await press('Cash out $95.00');
    expect((await screen.findByRole('alert')).textContent).toContain('The value changed');
    await press('Accept $90.00');
    await waitFor(() => expect(toasts()).toEqual([['Cashed out', 'We added $90.00 to your balance.']]));
    expect(new Set(sent.map(({ cashOutId }) => cashOutId)).size).toBe(2);
  });

  it('a cash-out without an answer is repeated with the same id and amount', async () => {
    let tries = 0;
    const { sent, press, user } = await show({
      CashOutBet: () => {
        if ((tries += 1) === 1) throw new TypeError('offline');
        return answer({});
      },
    });
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await press('Cash out $95.00');
    expect((await screen.findByRole('alert')).textContent).toContain('you can’t be charged twice');
    await user.click(screen.getByRole('radio', { name: 'Part' }));
    await press('Try again');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent[1]).toEqual(sent[0]);
  });
});

describe('a cash-out of a live bet', () => {
  const { quote } = cashOut('b1');
  const live = bet('b1', { cashOut: cashOut('b1', { quote: quote && { ...quote, delayMilliseconds: 2_000 } }) });
  const waits = 'Cashing out $95.00… A game in this bet is live, so this takes 2 seconds.';
  const later = () => {
    let resolve: (data: unknown) => void = () => undefined;
    const promise = new Promise<unknown>((done) => (resolve = done));
    return { promise, answer: (data: unknown) => act(async () => resolve(data)) };
  };

  it('a cash-out in progress is shown in the dialog, and beside the bet once it is closed', async () => {
    const waiting = later();
    const { press, user } = await show({ CashOutBet: () => waiting.promise }, live);
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await press('Cash out $95.00');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('status')).textContent).toBe(waits);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe(waits);
    expect(screen.queryByRole('button', { name: /Cash out/ })).toBeNull();
    await waiting.answer(answer({}));
    await waitFor(() => expect(toasts()).toEqual([['Cashed out', 'We added $95.00 to your balance.']]));
  });

  it('a refused cash-out is explained beside the bet once the dialog is closed', async () => {
    const waiting = later();
    const { press, user } = await show({ CashOutBet: () => waiting.promise }, live);
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await press('Cash out $95.00');
    await user.keyboard('{Escape}');
    await waiting.answer(refused('value-moved', 'The value changed, so we did not cash out. Confirm the new value.', live));
    expect((await screen.findByRole('alert')).textContent).toBe('The value changed, so we did not cash out. Confirm the new value.');
    expect(screen.getByRole('button', { name: 'Cash out $95.00' })).toBeDefined();
  });

  it('checklist 17: a cash-out without an answer is sent again after a reload, and its result is shown', async () => {
    const lost = later();
    const first = await show({ CashOutBet: () => lost.promise }, live);
    await first.press('Cash out $95.00');
    await screen.findByRole('dialog');
    await first.press('Cash out $95.00');
    await waitFor(() => expect(first.sent).toHaveLength(1));
    first.unmount();
    const waiting = later();
    const second = await show({ CashOutBet: () => waiting.promise }, live, first.brandId);
    expect((await screen.findByRole('status')).textContent).toBe(waits);
    await waitFor(() => expect(second.sent).toEqual(first.sent));
    await waiting.answer(answer({}));
    await waitFor(() => expect(toasts()).toEqual([['Cashed out', 'We added $95.00 to your balance.']]));
    second.unmount();
    const third = await show({}, live, first.brandId);
    await screen.findByRole('button', { name: 'Cash out $95.00' });
    expect(third.sent).toEqual([]);
  });

  it('a cash-out that failed offline is repeated when the network is back', async () => {
    let tries = 0;
    const { press, sent } = await show(
      {
        CashOutBet: () => {
          if ((tries += 1) === 1) throw new TypeError('offline');
          return answer({});
        },
      },
      live,
    );
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await press('Cash out $95.00');
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('a cash-out started on another device is shown as in progress', async () => {
    const underWay = {
      __typename: 'CashOutUnderWay',
      cashOutId: 'c2',
      amount: money(4_750n),
      decidedAt: '2026-11-21T18:00:02.000Z',
    } as const;
    const { sent } = await show({}, bet('b1', { cashOut: cashOut('b1', { underWay }) }));
    expect((await screen.findByRole('status')).textContent).toBe('Cashing out $47.50…');
    expect(sent).toEqual([]);
  });
});

describe('a part', () => {
  it('checklist 73: a partial cash-out is set without dragging, and shows payout and remainder', async () => {
    const { sent, press, user } = await show({ CashOutBet: () => answer({ paidAmount: money(2_375n), bet: open }) });
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('radio', { name: 'Part' }));
    expect(screen.getByRole('slider', { name: 'Part of the bet to cash out: 50%' }).getAttribute('aria-valuetext')).toBe(
      '50% of the bet, $47.50',
    );
    await press('5 percent more');
    await press('Cash out $52.25');
    await waitFor(() => expect(sent).toMatchObject([{ stake: '5500', amount: '5225' }]));
    await press('Cash out $95.00');
    await user.click(await screen.findByRole('radio', { name: 'Part' }));
    await press('25 %');
    expect(screen.getByText('Remaining stake').nextSibling?.textContent).toBe('$75.00');
    expect(screen.getByText('Remaining potential payout').nextSibling?.textContent).toBe('$143.18');
  });

  it('a partial cash-out of a bet on promotional credit shows what is paid as credit', async () => {
    const { quote } = cashOut('b1');
    const ofCredit = cashOut('b1', { quote: quote && { ...quote, isOfCredit: true, amount: money(12_000n) } });
    const { press, user } = await show({}, bet('b1', { cashOut: ofCredit }));
    await press('Cash out $120.00');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Paid as credits').nextSibling?.textContent).toBe('$100.00');
    await user.click(screen.getByRole('radio', { name: 'Part' }));
    expect(dialog.getByText('Paid as credits').nextSibling?.textContent).toBe('$50.00');
  });

  it('partial cash-out is not offered for a quote without parts', async () => {
    const { quote } = cashOut('b1');
    const whole = cashOut('b1', { quote: quote && { ...quote, parts: null } });
    const { press } = await show({}, bet('b1', { cashOut: whole }));
    await press('Cash out $95.00');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('radio', { name: 'Part' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Auto' })).toBeDefined();
  });
});

describe('automatic cash-out', () => {
  const set = (cents: bigint | null) => ({
    setAutomaticCashOut: {
      __typename: 'AutomaticCashOutResult',
      accepted: true,
      refusal: null,
      bet: bet('b1', { cashOut: cashOut('b1', { automaticTarget: cents === null ? null : money(cents) }) }),
    },
  });

  it('an automatic cash-out can be set, is shown beside the bet, and can be removed', async () => {
    let target: bigint | null = null;
    const { sent, press, user } = await show({
      CashOutQuote: () => ({ cashOut: cashOut('b1', { automaticTarget: target === null ? null : money(target) }) }),
      SetAutomaticCashOut: ({ target: wanted }) => {
        target = typeof wanted === 'string' ? BigInt(wanted) : null;
        return set(target);
      },
    });
    await press('Cash out $95.00');
    await user.click(await screen.findByRole('radio', { name: 'Auto' }));
    await user.type(screen.getByLabelText('Cash out at'), '95');
    await press('Set');
    expect(screen.getByText('Your bet is already worth that much. Enter a higher amount.')).toBeDefined();
    await user.clear(screen.getByLabelText('Cash out at'));
    await user.type(screen.getByLabelText('Cash out at'), '120');
    await press('Set');
    expect(await screen.findByText('Auto cash out at $120.00')).toBeDefined();
    await press('Cash out $95.00');
    await user.click(await screen.findByRole('radio', { name: 'Auto' }));
    await press('Turn off');
    await waitFor(() => expect(screen.queryByText(/^Auto cash out at/)).toBeNull());
    expect(sent).toEqual([
      { betId: 'b1', target: '12000' },
      { betId: 'b1', target: null },
    ]);
  });
});

it.each([3_600_000, -3_600_000])(
  'R13: a new quote is requested before the old one expires by the server’s clock, %i ms off',
  async (aheadMs) => {
    const quote = open.cashOut?.quote;
    const expiresAt = new Date(Date.now() + aheadMs + 30_000).toISOString();
    const { press, platform } = await show({}, bet('b1', { cashOut: cashOut('b1', { quote: quote ? { ...quote, expiresAt } : null }) }));
    platform.clock.synchronise(new Date(Date.now() + aheadMs).toISOString());
    const timers = vi.spyOn(globalThis, 'setTimeout');
    await press('Cash out $95.00');
    await screen.findByRole('dialog', { name: 'Cash out' });
    const asked = timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms > 20_000 && ms <= 30_000);
    timers.mockRestore();
    expect(asked.length).toBeGreaterThan(0);
  },
);

it('a bet with suspended cash-out says why', async () => {
  const suspension = { __typename: 'CashOutRefusal', code: 'market-suspended', message: 'A market in this bet is suspended.' } as const;
  await show({}, bet('b1', { cashOut: cashOut('b1', { quote: null, suspension }) }));
  expect((await screen.findByText('Cash out is suspended.')).parentElement?.textContent).toBe(
    'Cash out is suspended. A market in this bet is suspended.',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('a cash-out refused for its location leads to the location check', async () => {
  const { press } = await show({
    CashOutBet: () => refused('location-not-verified', 'We need to verify your location before you proceed. Please Check Location.'),
  });
  await press('Cash out $95.00');
  await screen.findByRole('dialog');
  await press('Cash out $95.00');
  expect(await screen.findByRole('button', { name: 'Check Location' })).toBeDefined();
});
