import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { brand } from '#brands/tsb/brand.ts';
import { SearchResults as cases } from '#fixtures/pageShelves/SearchResults.ts';
import { event, lineColumns, lineRow, NOW, pairs } from '#fixtures/worlds/sports.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { Stage, stagePorts } from '#src/console/preview/Stage.tsx';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import type { Brand } from '#src/brand/contract.ts';
import type { KindView } from '#src/render/index.ts';
import { answerScores } from '#tests/support/answerScores.ts';
import { showShell } from '#tests/support/shell.tsx';
import { account, session, ShellServer } from '#tests/support/shellServer.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { SearchResults } from './SearchResults.tsx';

function Later({ children }: { readonly children: ReactNode }) {
  const [isShown, show] = useState(false);
  if (isShown) return children;
  return (
    <button type="button" onClick={() => show(true)}>
      Show
    </button>
  );
}

async function drawn(...stage: Parameters<typeof stageCase>) {
  const view = await stageCase(...stage);
  await screen.findByRole('navigation', { name: 'Results' });
  return view;
}

const row = () => within(screen.getByRole('navigation', { name: 'Results' }));
const tabs = (): readonly (string | null)[] =>
  row()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('SearchResults', () => {
  it('search results have a tab for all and one per product, each with its count', async () => {
    await drawn(caseOf('SearchResults', 'usual'));
    expect(tabs()).toEqual(['All8', 'Sportsbook5', 'Casino3']);
  });

  it('each kind of search result has its heading, in the server’s order', async () => {
    await drawn(caseOf('SearchResults', 'usual'));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Teams',
      'Leagues',
      'Games',
      'Markets',
      'Casino games',
    ]);
    const links = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(links('Teams')).toEqual(['/sport/football']);
    expect(links('Leagues')).toEqual(['/sport/football']);
    expect(links('Casino games')).toHaveLength(3);
    expect(screen.getByRole('link', { name: /live, Q3, 8:21, Port Ellis Harbourmen 14/ })).toBeDefined();
  });

  it('a found game has buttons for its main odds, and a found market for its own odds', async () => {
    await drawn(caseOf('SearchResults', 'usual'));
    const pricesIn = (name: string) => within(screen.getByRole('article', { name })).getAllByRole('button').length;
    expect(pricesIn('Northgate Pines at Bayview Comets')).toBe(6);
    expect(pricesIn('Total Points, Northgate Pines at Bayview Comets')).toBe(2);
  });

  it('search results mention that no name matches exactly', async () => {
    const sentence = 'No exact match for “red”. Showing similar names.';
    await drawn(caseOf('SearchResults', 'one'));
    expect(screen.getByText(sentence)).toBeDefined();
    cleanup();
    await drawn(caseOf('SearchResults', 'usual'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('a found game shows its current score while it is played', async () => {
    const entry = caseOf('SearchResults', 'usual');
    const { platform } = await drawn(entry);
    answerScores(platform, { eventId: 'began', home: 3, away: 7, period: 'Q1' });
    const results = [{ __typename: 'HeadToHeadResult', id: 'result-began', columns: lineColumns, row: lineRow(event('began', pairs[1])) }];
    const groups = [{ __typename: 'SearchGroup', id: 'began', sort: 'EVENTS', label: 'Games', count: 1, results }];
    const scopes = cases.usual.node.scopes?.map((scope) => ({ ...scope, groups }));
    act(() => storeNode(platform.client, entry.kind, { ...entry.node, ...{ scopes } }));
    expect(await screen.findByRole('link', { name: /live, Q1, Northgate Pines 7, Bayview Comets 3$/ })).toBeDefined();
  });

  it('each tab of the search results has an address that shows its own results', async () => {
    const user = userEvent.setup();
    await drawn(caseOf('SearchResults', 'usual'));
    const hrefOf = (name: RegExp) => row().getByRole('link', { name }).getAttribute('href');
    expect([hrefOf(/^All/), hrefOf(/^Sportsbook/), hrefOf(/^Casino/)]).toEqual([
      '/search/red/all',
      '/search/red/sportsbook',
      '/search/red/casino',
    ]);
    await user.click(row().getByRole('link', { name: /^Casino/ }));
    expect(row().getByRole('link', { current: 'page' }).textContent).toBe('Casino3');
    expect(screen.queryByRole('heading', { name: 'Games' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Casino games' })).toBeDefined();
  });

  it('an empty tab of the search results says so under a drawing', async () => {
    const user = userEvent.setup();
    const { container } = await drawn(caseOf('SearchResults', 'one'));
    expect(screen.queryByText('Nothing in All')).toBeNull();
    await user.click(row().getByRole('link', { name: /^Casino/ }));
    expect(screen.getByText('Nothing in Casino')).toBeDefined();
    expect(container.querySelector('[aria-hidden]')).not.toBeNull();
  });

  const showIn = (options: Partial<Brand['options']>) => {
    const platform = stagePlatform(NOW);
    const { node } = cases.usual;
    storeNode(platform.client, 'SearchResults', node);
    const View = SearchResults as KindView<{ readonly __typename: string; readonly id: string }>;
    render(
      <Stage brand={{ ...brand, options: { ...brand.options, ...options } }} platform={platform} ports={stagePorts}>
        <View node={{ __typename: node.__typename, id: node.id }} />
      </Stage>,
    );
  };

  it('a brand without a casino has no casino tab in the search results', () => {
    showIn({ casino: false });
    expect(tabs()).toEqual(['All5', 'Sportsbook5']);
    expect(screen.queryByRole('heading', { name: 'Casino games' })).toBeNull();
  });

  it('a casino-only brand has only the casino tab in the search results', () => {
    showIn({ sportsbook: false });
    expect(tabs()).toEqual(['Casino3']);
  });

  it('a player whose casino is closed has no casino tab in the search results', async () => {
    const closed = { ...account, casinoRestriction: { __typename: 'CasinoRestriction', active: true, expiresAt: null } };
    const server = new ShellServer({
      SessionData: () => ({ sessionData: { ...session, account: closed } }),
      AccountState: () => ({ account: closed }),
    });
    const View = SearchResults as KindView<{ readonly __typename: string; readonly id: string }>;
    const { node } = cases.usual;
    const { platform, user } = showShell(
      <Later>
        <View node={{ __typename: node.__typename, id: node.id }} />
      </Later>,
      { who: 'player', server },
    );
    storeNode(platform.client, 'SearchResults', node);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(tabs()).toEqual(['All5', 'Sportsbook5']));
  });

  it('an unknown search result is reported, and none links off the site or renders markup', async () => {
    const { reasons, container } = await drawn(caseOf('SearchResults', 'hostile'));
    expect(reasons()).toContain('search-results-hostile FutureResult unknown-kind');
    expect(screen.getAllByRole('link').filter((link) => !/^\/(?!\/)/.test(link.getAttribute('href') ?? ''))).toEqual([]);
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('search results say that their source failed', async () => {
    await stageCase(caseOf('SearchResults', 'failed'));
    expect(screen.getByText('We could not load the results')).toBeDefined();
  });
});
