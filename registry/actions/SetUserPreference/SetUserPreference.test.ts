import { expect, it, vi } from 'vitest';
import { SetUserPreference } from '#fixtures/actions/SetUserPreference.ts';
import { setUserPreference } from './SetUserPreference.ts';

it('sends the fields this build knows, as they were answered', async () => {
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

it('leaves out what was not answered, or not with a value it takes', async () => {
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

it('sends what games take first, and what the player is written to about', async () => {
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

it('knows what holds now', async () => {
  const query = () => Promise.resolve({ data: { account: { userPreferences: { oddsFormat: 'AMERICAN', autoAcceptOddsChanges: true } } } });
  expect(await setUserPreference.current?.({ client: { query } })).toEqual({
    oddsFormat: 'AMERICAN',
    autoAcceptOddsChanges: true,
  });
});
