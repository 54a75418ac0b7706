import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#fixtures/pageShelves/Collection.ts';
import { cards } from '#fixtures/worlds/promotions.ts';
import { CollectionPageDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Question = { readonly filterId: string | null; readonly after: string | null };

/** What the server would answer to this question. */
const answer = ({ client }: Platform, { filterId, after }: Question, collection: ReturnType<typeof pageOf>): void =>
  void client.writeQuery({
    query: CollectionPageDocument,
    variables: { collectionId: 'promotions', filterId, first: 6, after },
    data: { collection },
  });
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const titles = (): readonly string[] =>
  screen.getAllByRole('article').map((each) => within(each).getAllByRole('heading')[0]?.textContent ?? '');

describe('Collection', () => {
  it('goes on after the cursor of its page once it is asked to, and stops at the end', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    expect(screen.getByText('8 in all')).toBeDefined();
    answer(platform, { filterId: null, after: 'after-three' }, pageOf(cards('second', 3), 8, 'after-six'));
    answer(platform, { filterId: null, after: 'after-six' }, pageOf(cards('third', 2), 8));
    press('Show more');
    expect(titles()).toHaveLength(6);
    press('Show more');
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is narrowed by one filter at a time, and whole again without', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    answer(platform, { filterId: 'casino', after: null }, pageOf(cards('casino', 2)));
    answer(platform, { filterId: 'free', after: null }, pageOf(cards('free', 1)));
    press('Casino');
    expect(titles()).toHaveLength(2);
    press('Free to enter');
    expect(titles()).toHaveLength(1);
    expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Free to enter']);
    press('All');
    expect(titles()).toHaveLength(3);
  });

  it('begins with the filter that its address names', async () => {
    await stageCase(caseOf('Collection', 'usual'), { path: '/promotions?tag=casino' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Casino');
  });

  it('takes no filter from the address that it does not have', async () => {
    await stageCase(caseOf('Collection', 'usual'), { path: '/promotions?tag=constructor' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All');
    expect(titles()).toHaveLength(3);
  });

  it('offers to try again where a part does not come', async () => {
    await stageCase(caseOf('Collection', 'usual'));
    press('Casino');
    expect((await screen.findByRole('alert')).textContent).toBe('This part of the list could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('says in the operator’s words that nothing is there', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    answer(platform, { filterId: 'free', after: null }, pageOf([]));
    press('Free to enter');
    expect(screen.getByText('Nothing of this sort is on at the moment.')).toBeDefined();
  });

  it('shows games by who plays, when and how it stands, in the name of their link too', async () => {
    await stageCase(caseOf('Collection', 'games'));
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names[0]).toBe('Port Ellis Harbourmen at Redmoor Foxes, live, Q3, 8:21, Port Ellis Harbourmen 14, Redmoor Foxes 10');
    expect(names[2]).toBe('Redmoor Foxes at Northgate Pines, final, Redmoor Foxes 21, Northgate Pines 24');
    expect(screen.getByText('Cancelled')).toBeDefined();
  });

  it('tells of an item of the future and shows the others; a game without an address of ours is no link', async () => {
    const { reasons } = await stageCase(caseOf('Collection', 'hostile'));
    expect(reasons()).toContain('collection-hostile FutureItem unknown-kind');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText('<script>alert(1)</script>').length).toBeGreaterThan(0);
  });

  it('offers no filter where the document offers none, and has a state of its own when its source failed', async () => {
    const { unmount } = await stageCase(caseOf('Collection', 'one'));
    expect(screen.queryByRole('group', { name: /^Narrow/ })).toBeNull();
    expect(screen.getByText('1 in all')).toBeDefined();
    unmount();
    await stageCase(caseOf('Collection', 'failed'));
    expect(screen.getByText('We could not load All promotions')).toBeDefined();
  });
});
