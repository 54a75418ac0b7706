import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountSummary as cases } from '#fixtures/pageShelves/AccountSummary.ts';
import { money } from '#fixtures/worlds/money.ts';
import { AccountSummaryFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

const said = (term: string): string | null => screen.queryByText(term)?.nextElementSibling?.textContent ?? null;

describe('AccountSummary', () => {
  it('the account summary shows the player’s name, username, email and last login', async () => {
    await stageCase(caseOf('AccountSummary', 'usual'));
    expect([said('Name'), said('Username'), said('Email')]).toEqual(['Dana Mori', 'dana', 'dana@linemaker.test']);
    expect(said('Last login')).toMatch(/^11\/21\/2026 12:45 PM ET$/);
  });

  it('the account summary shows the balance and its parts', async () => {
    await stageCase(caseOf('AccountSummary', 'usual'));
    expect(said('Playable Balance')).toBe('$1,010.00');
    expect([said('Cash'), said('Withdrawable'), said('Bonus')]).toEqual(['$1,000.00', '$1,000.00', '$10.00']);
  });

  it('the account summary shows a restricted balance and a last login only if there is one', async () => {
    const { unmount } = await stageCase(caseOf('AccountSummary', 'one'));
    expect([said('Restricted Balance'), said('Last login')]).toEqual([null, null]);
    unmount();
    await stageCase(caseOf('AccountSummary', 'restricted'));
    expect([said('Restricted Balance'), said('Withdrawable')]).toEqual(['$25.00', '$975.00']);
  });

  it('the account summary follows a balance that changes while it is on screen', async () => {
    const { platform } = await stageCase(caseOf('AccountSummary', 'usual'));
    const id = cases.usual.node.account?.balances.id ?? '';
    act(() => void platform.client.cache.modify({ id: `Balances:${id}`, fields: { totalPlayableBalance: () => money(42n) } }));
    expect(await screen.findByText('$0.42')).toBe(screen.getByText('Playable Balance').nextElementSibling);
  });

  it('the account summary shows a dash for an invalid last login, and markup as text', async () => {
    await stageCase(caseOf('AccountSummary', 'hostile'));
    expect(said('Last login')).toBe('–');
    expect(said('Username')).toBe('<script>alert(1)</script>');
  });

  it('the account summary asks a visitor to log in', async () => {
    await stageCase(caseOf('AccountSummary', 'empty'));
    expect(screen.getByText('Log in to see your account')).toBeDefined();
  });

  it('the public fragment of the account summary does not ask for the account', () => {
    expect(JSON.stringify(AccountSummaryFragmentDoc.definitions[0])).not.toContain('"account"');
  });
});
