import { expect, it, vi } from 'vitest';
import { SetUserPreference } from '#fixtures/actions/SetUserPreference.ts';
import { setUserPreference } from './SetUserPreference.ts';

it('saving preferences sends the answered fields that this build knows', async () => {
  const mutate = vi.fn((_: { readonly variables: unknown }) =>
    Promise.resolve({ data: { setUserPreference: { succeeded: true, userErrors: [] } } }),
  );
  const input = { oddsFormat: 'EURO', autoAcceptOddsChanges: false, isAdmin: true };
  await setUserPreference.run(SetUserPreference.usual.node, input, { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' });
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({
    input: { oddsFormat: 'EURO', autoAcceptOddsChanges: false },
    actionId: 'id-1',
  });
});

it('saving preferences leaves out unanswered fields and invalid values', async () => {
  const mutate = vi.fn((_: { readonly variables: unknown }) =>
    Promise.resolve({ data: { setUserPreference: { succeeded: true, userErrors: [] } } }),
  );
  await setUserPreference.run(
    SetUserPreference.usual.node,
    { oddsFormat: 'FRACTIONAL' },
    { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' },
  );
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({ input: {}, actionId: 'id-1' });
});

it('saving preferences sends the casino balance order and the email choices', async () => {
  const mutate = vi.fn((_: { readonly variables: unknown }) =>
    Promise.resolve({ data: { setUserPreference: { succeeded: true, userErrors: [] } } }),
  );
  const input = { casinoBalanceUsagePreferences: 'CASH_ONLY', emailOffers: true, emailNews: 'yes' };
  await setUserPreference.run(SetUserPreference.usual.node, input, { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' });
  expect(mutate.mock.calls[0]?.[0].variables).toEqual({
    input: { casinoBalanceUsagePreferences: 'CASH_ONLY', emailOffers: true },
    actionId: 'id-1',
  });
});

it('the preferences action reads the player’s current preferences', async () => {
  const query = () => Promise.resolve({ data: { account: { userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: true } } } });
  expect(await setUserPreference.current?.({ client: { query } })).toEqual({
    oddsFormat: 'AMERICAN',
    autoAcceptOddsChanges: true,
  });
});
