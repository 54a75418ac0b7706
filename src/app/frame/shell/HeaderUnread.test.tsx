import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { UnreadLimitsFragmentDoc } from '#src/gql/graphql.ts';
import { showShell } from '#tests/support/shell.tsx';
import { account, ShellServer } from '#tests/support/shellServer.ts';
import { useReadLimits } from '#registry/pageShelves/LimitsSetByUs/useReadLimits.ts';
import { Header } from './Header.tsx';

beforeEach(() => localStorage.clear());

const Page = ({ isShown }: { readonly isShown: boolean }) => {
  useReadLimits(isShown);
  return <Header onOpenMenu={() => undefined} />;
};
const server = () => new ShellServer({ ReadLimits: () => ({ userAck: { __typename: 'ActionResult', succeeded: true } }) });
const unread = ({ platform }: ReturnType<typeof showShell>, count: number) =>
  act(() => {
    platform.client.writeFragment({
      fragment: UnreadLimitsFragmentDoc,
      fragmentName: 'UnreadLimits',
      data: { __typename: 'Account', id: account.id, unreadLimitNotices: count },
    });
  });
const MARKED = 'Account, balance $80.00, 2 new on limits set by us';

test('unread messages about limits mark the account button, and other pages leave them unread', async () => {
  const shell = showShell(<Page isShown={false} />, { who: 'player', server: server() });
  await screen.findByRole('button', { name: 'Account, balance $80.00' });
  unread(shell, 2);
  expect(await screen.findByRole('button', { name: MARKED })).toBeDefined();
  expect(shell.server.asked).not.toContain('ReadLimits');
});

test('the limits page acknowledges its messages once and removes the mark', async () => {
  const shell = showShell(<Page isShown />, { who: 'player', server: server() });
  await screen.findByRole('button', { name: 'Account, balance $80.00' });
  unread(shell, 2);
  await waitFor(() => expect(shell.server.asked.filter((name) => name === 'ReadLimits')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Account, balance $80.00' })).toBeDefined();
});

test('a refused acknowledgement keeps the header’s mark of unread messages', async () => {
  const refusing = new ShellServer({ ReadLimits: () => ({ userAck: { __typename: 'ActionResult', succeeded: false } }) });
  const shell = showShell(<Page isShown />, { who: 'player', server: refusing });
  await screen.findByRole('button', { name: 'Account, balance $80.00' });
  unread(shell, 2);
  await waitFor(() => expect(shell.server.asked).toContain('ReadLimits'));
  expect(await screen.findByRole('button', { name: MARKED })).toBeDefined();
});
