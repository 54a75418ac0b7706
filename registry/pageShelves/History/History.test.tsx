import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { entry, type HistoryEntry, historyPage } from '#fixtures/pageShelves/History.ts';
import { AccountHistoryDocument, HistoryFragmentDoc } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import type { RenderPorts } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Question = { readonly filterId?: string; readonly periodId?: string; readonly after?: string | null };

const answer = ({ client }: Platform, { filterId = 'all', periodId = 'any', after = null }: Question, entries: readonly HistoryEntry[]) =>
  void client.writeQuery({
    query: AccountHistoryDocument,
    variables: { sectionId: 'transactions', filterId, periodId, after },
    data: { accountHistory: historyPage(entries) },
  });
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const lines = () => screen.getAllByRole('listitem');
const lineOf = (at: number) => within(lines()[at] ?? document.body);

describe('History', () => {
  it('a history line says what happened and by how much the balance changed, with a sign', async () => {
    await stageCase(caseOf('History', 'usual'));
    expect(lines()).toHaveLength(4);
    expect(lineOf(1).getByText('Bet paid')).toBeDefined();
    expect(lineOf(1).getByText('+$190.91')).toBeDefined();
    expect(lineOf(2).getByText('-$100.00')).toBeDefined();
    expect(lineOf(2).getByText('Redmoor Foxes, Moneyline')).toBeDefined();
  });

  it('a history line names its state only if it is pending', async () => {
    await stageCase(caseOf('History', 'usual'));
    expect(lineOf(0).getByText('Pending')).toBeDefined();
    expect(screen.getAllByText('Pending')).toHaveLength(1);
  });

  it('the betting history says how each bet ended', async () => {
    await stageCase(caseOf('History', 'betting'));
    expect(lines().map((line) => /Pending|Won|Lost|Returned/.exec(line.textContent ?? '')?.[0])).toEqual([
      'Pending',
      'Won',
      'Lost',
      'Returned',
    ]);
    expect(lineOf(3).getByText('$0.00')).toBeDefined();
  });

  it('"Show more" continues the history after its page’s cursor, until the last page', async () => {
    const { platform } = await stageCase(caseOf('History', 'usual'));
    answer(platform, { after: 'after-four' }, [entry('fifth', -100n), entry('sixth', 100n)]);
    press('Show more');
    expect(lines()).toHaveLength(6);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('the history can be narrowed by type and period, and reset', async () => {
    const { platform } = await stageCase(caseOf('History', 'usual'));
    answer(platform, { filterId: 'deposits' }, [entry('in', 50_000n, { title: 'Deposit' })]);
    answer(platform, { filterId: 'deposits', periodId: 'week' }, []);
    press('Deposits');
    expect(lines()).toHaveLength(1);
    press('7 days');
    expect(screen.getByText('Nothing found')).toBeDefined();
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Deposits', '7 days']);
    press('Any time');
    press('All');
    expect(lines()).toHaveLength(4);
  });

  it('the history starts with the filters in the address and ignores unknown ones', async () => {
    const { unmount } = await stageCase(caseOf('History', 'usual'), {
      path: '/account/history/transactions?type=constructor&period=__proto__',
    });
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['All', 'Any time']);
    unmount();
    await stageCase(caseOf('History', 'empty'), { path: '/account/history/transactions?type=constructor' });
    expect(screen.getByText('No transactions')).toBeDefined();
  });

  it('a part of the history that fails offers to try again', async () => {
    await stageCase(caseOf('History', 'usual'));
    press('Bets');
    expect((await screen.findByRole('alert')).textContent).toBe('We could not load this part of your history.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('an empty history shows the operator’s text and no filters', async () => {
    await stageCase(caseOf('History', 'unplayed'));
    expect(screen.getByText('No casino play')).toBeDefined();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('each casino session links to its rounds under a name with its game', async () => {
    await stageCase(caseOf('History', 'casino'));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['s-1', 's-2', 's-3'].map((id) => `/account/history/casino/${id}`));
    expect(links.map(({ textContent }) => textContent?.replace(/, .*/, ''))).toEqual([
      '3 rounds of Copper Canyon',
      '41 rounds of Royal Round',
      '1 round of Copper Canyon',
    ]);
  });

  it('the history says that it could not be read', async () => {
    await stageCase(caseOf('History', 'failed'));
    expect(screen.getByText('We could not load your history')).toBeDefined();
  });

  it('the history draws lines with an unknown state or an invalid amount', async () => {
    await stageCase(caseOf('History', 'hostile'));
    expect(lines()).toHaveLength(2);
    expect(screen.queryByText(/Pending|Won|Lost|Returned/)).toBeNull();
  });

  it('the history asks a visitor to log in', async () => {
    const historyCase = caseOf('History', 'usual');
    const meet = vi.fn<RenderPorts['meet']>(async () => false);
    const { platform } = await stageCase(historyCase, { ports: { meet } });
    act(() => void platform.client.cache.evict({ id: `HistoryShelf:${historyCase.node.id}`, fieldName: 'page' }));
    expect(await screen.findByText('Log in to see your history')).toBeDefined();
    press('Log In');
    expect(meet).toHaveBeenCalledWith('LOGIN');
  });

  it('the public fragment of the history does not ask for the player’s entries', () => {
    expect(JSON.stringify(HistoryFragmentDoc.definitions[0])).not.toContain('"page"');
  });
});
