import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { OwnLimit as cases } from '#fixtures/pageShelves/OwnLimit.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { type OwnLimitFragment, OwnLimitFragmentDoc } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import type { HttpClient } from '#src/platform/http/httpClient.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { BrandProvider } from '#src/brand/context.tsx';
import { casinoBrand, showShell } from '#tests/support/shell.tsx';
import { OwnLimit } from './OwnLimit.tsx';
import { callOf } from './saving.ts';

beforeEach(() => toastStore.setState({ toasts: [] }));
const told = () => toastStore.getState().toasts.map(({ type, title }) => `${type}: ${title}`);
const press = async (name: string): Promise<void> => userEvent.setup().click(screen.getByRole('button', { name }));

async function show(name: string, status = 204, body: unknown = null) {
  const staged = await stageCase(caseOf('OwnLimit', name));
  const http = vi.fn<HttpClient>(async () =>
    status < 300
      ? { ok: true, value: { status, body, headers: new Headers() } }
      : { ok: false, refusal: { code: 'UNKNOWN_ERROR', status, body } },
  );
  const query = vi.fn(async () => ({ data: { rgLimits: [] } }));
  Object.assign(staged.platform, { http });
  Object.assign(staged.platform.client, { query });
  return { ...staged, http, query };
}

describe('a cool-off of a casino brand', () => {
  it('a cool-off of a casino brand mentions games and not bets', async () => {
    await stageCase(caseOf('OwnLimit', 'coolOff'), {
      around: (drawn) => <BrandProvider brand={casinoBrand}>{drawn}</BrandProvider>,
    });
    await userEvent.setup().selectOptions(screen.getByRole('combobox'), screen.getAllByRole<HTMLOptionElement>('option').slice(-1));
    await press('Start cool off');
    expect(await screen.findByText(/You can’t play for money or deposit/)).toBeDefined();
    expect(screen.queryByText(/open bets/)).toBeNull();
  });
});

describe('a limit of the player', () => {
  it('a limit shows its text and space before the player’s answer, so that nothing shifts', async () => {
    const { node } = cases.usual;
    const { item: _, ...shared } = node;
    const masked = { __typename: node.__typename, id: node.id } as FragmentType<OwnLimitFragment>;
    const Later = () => {
      const { client } = usePlatform();
      useState(() => client.cache.writeFragment({ fragment: OwnLimitFragmentDoc, fragmentName: 'OwnLimit', data: shared }));
      return <OwnLimit node={masked} />;
    };
    const { platform } = showShell(<Later />, { who: 'unknown' });
    const group = await screen.findByRole('group', { name: node.title });
    expect(group.textContent).toBe(node.text);
    expect(screen.getByRole('status', { name: 'Loading your limits' })).toBeDefined();
    act(() => storeNode(platform.client, 'OwnLimit', node));
    expect(await screen.findByRole('button', { name: 'Save limit' })).toBeDefined();
    expect(screen.getByRole('group', { name: node.title })).toBe(group);
  });

  it('a new limit is sent in cents, confirmed and loaded again', async () => {
    const { http, query } = await show('usual');
    await userEvent.setup().type(screen.getByLabelText('New amount'), '40.5');
    await press('Save limit');
    await waitFor(() => expect(told()).toEqual(['success: Spend limit saved successfully!']));
    expect(http.mock.calls[0]?.[0]).toMatchObject({ method: 'POST', path: '/i/cashflow_limits/spend/weekly', json: { amount: 4_050 } });
    expect(query).toHaveBeenCalledOnce();
  });

  it('a limit without an amount is not sent', async () => {
    const { http } = await show('empty');
    await press('Save limit');
    expect(screen.getByText('Enter an amount above $0.00.')).toBeDefined();
    expect(http).not.toHaveBeenCalled();
  });

  it.each([
    [{ errors: { amount: [{ message: 'Enter a smaller amount.' }] } }, 'danger: Enter a smaller amount.'],
    [null, 'danger: Error setting Spend limit. Please try again later.'],
  ])('a limit refused with %j shows: %s', async (body, words) => {
    const { query } = await show('usual', 422, body);
    await press('Remove limit');
    await waitFor(() => expect(told()).toEqual([words]));
    expect(query).not.toHaveBeenCalled();
  });

  it.each([
    ['usual', 'Cancel change', 'DELETE', 204, 'success: Limit change canceled successfully!'],
    ['usual', 'Cancel change', 'DELETE', 500, 'danger: Error canceling limit change. Please try again later.'],
    ['one', 'Confirm change', 'POST', 204, "success: You've successfully updated your weekly spend limit."],
  ])('in the case %s the button “%s” sends %s, and the answer %i shows: %s', async (name, button, method, status, words) => {
    const { http } = await show(name, status);
    await press(button);
    await waitFor(() => expect(told()).toEqual([words]));
    expect(http.mock.calls[0]?.[0]).toMatchObject({ method, path: '/i/cashflow_limits/spend/weekly/pending' });
  });

  it('a limit that is refused and then saved shows the success', async () => {
    const { http } = await show('usual', 500, null);
    await press('Remove limit');
    await waitFor(() => expect(told()).toEqual(['danger: Error setting Spend limit. Please try again later.']));
    http.mockResolvedValue({ ok: true, value: { status: 201, body: null, headers: new Headers() } });
    await press('Remove limit');
    await waitFor(() => expect(told()).toEqual(['success: Spend limit saved successfully!']));
  });

  it('a limit whose code is canceled says that nothing was changed', async () => {
    const { http } = await show('usual', 403, { error: 'mfa_required' });
    await press('Remove limit');
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(told()).toEqual(['danger: We did not change anything. We need a code from you first.']));
    expect(http).toHaveBeenCalledOnce();
  });

  it('a limit change whose time has not come cannot be confirmed', async () => {
    await show('usual');
    expect(screen.queryByRole('button', { name: 'Confirm change' })).toBeNull();
  });

  it.each([
    ['time', '2', '/i/time_limits', { amount: 2 }],
    ['time', 'NONE', '/i/time_limits', { amount: null }],
    ['checkIn', '3', '/i/reality_checkin_interval', { amount: 3 }],
  ])('the setting %s is chosen and sent', async (name, id, path, json) => {
    const { http } = await show(name);
    await userEvent.setup().selectOptions(screen.getByLabelText('New setting'), id);
    await press('Save limit');
    await waitFor(() => expect(http).toHaveBeenCalledOnce());
    expect(http.mock.calls[0]?.[0]).toMatchObject({ path, json });
  });

  it('a reality check cannot be removed', async () => {
    await show('checkIn');
    expect(screen.queryByRole('button', { name: 'Remove limit' })).toBeNull();
  });

  it('every type of limit has an API call, and unknown ones have none', () => {
    const of = (limitType: string, period: string | null) => callOf({ limitType, period } as never, '1')?.path;
    expect(of('SELF_EXCLUSION', null)).toBe('/i/self_exclusions');
    expect(of('MAX_SINGLE_WAGER', null)).toBe('/i/cashflow_limits/max_single_wager');
    expect(of('SPEND', 'YEARLY')).toBeUndefined();
    expect(of('constructor', null)).toBeUndefined();
  });

  it('the public fragment of a limit does not ask for the player’s limit', () => {
    expect(JSON.stringify(OwnLimitFragmentDoc.definitions[0])).not.toContain('"item"');
  });
});

describe('a break', () => {
  it('a cool-off starts only after a confirmation', async () => {
    const { http } = await show('coolOff', 200);
    await press('Start cool off');
    expect(screen.getByText('Choose how long you want to stop.')).toBeDefined();
    await userEvent.setup().selectOptions(screen.getByLabelText('How long'), '2');
    await press('Start cool off');
    expect(await screen.findByText(/Your open bets stay open\. You can withdraw at any time/)).toBeDefined();
    const dialog = await screen.findByRole('alertdialog', { name: 'Start cool off: 7 days?' });
    expect(http).not.toHaveBeenCalled();
    const go = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start cool off');
    act(() => go?.click());
    await waitFor(() => expect(http.mock.calls[0]?.[0]).toMatchObject({ path: '/i/cool_offs', json: { hours: 2 } }));
    expect(told(), 'the words are those of the logout').toEqual([]);
  });
});
