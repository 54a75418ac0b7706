import { ApolloLink } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import { Observable, type Subscriber } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#fixtures/pageShelves/Collection.ts';
import { cards } from '#fixtures/worlds/promotions.ts';
import { board, event, pairs } from '#fixtures/worlds/sports.ts';
import { storeNode } from '#src/console/preview/kinds.ts';
import { CollectionPageDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import { answerScores } from '#tests/support/answerScores.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

type Question = { readonly filterId: string | null; readonly after: string | null };

const answer = ({ client }: Platform, { filterId, after }: Question, collection: ReturnType<typeof pageOf>): void =>
  void client.writeQuery({
    query: CollectionPageDocument,
    variables: { collectionId: 'promotions', filterId, first: 6, after },
    data: { collection },
  });
/** Delays the responses to later queries. `give` answers the oldest query with the given variables, and `fail` rejects it. */
function holdQuestions({ client }: Platform) {
  const waiting: { readonly question: Question; readonly observer: Subscriber<ApolloLink.Result> }[] = [];
  const link = ({ variables }: ApolloLink.Operation) =>
    new Observable<ApolloLink.Result>((observer) => void waiting.push({ question: variables as Question, observer }));
  client.setLink(new ApolloLink(link));
  const take = ({ filterId, after }: Question) =>
    waiting.find(({ question }) => question.filterId === filterId && question.after === after)?.observer ?? expect.fail('not asked');
  return {
    give: (question: Question, collection: ReturnType<typeof pageOf>) =>
      act(async () => {
        take(question).next({ data: { collection } });
        take(question).complete();
      }),
    fail: (question: Question) => act(async () => take(question).error(new TypeError('Failed to fetch'))),
  };
}
const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
const titles = (): readonly string[] =>
  screen.getAllByRole('article').map((each) => within(each).getAllByRole('heading')[0]?.textContent ?? '');

describe('Collection', () => {
  it('"Show more" continues a collection after its page’s cursor, until the last page', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    expect(screen.getByText('8 total')).toBeDefined();
    answer(platform, { filterId: null, after: 'after-three' }, pageOf(cards('second', 3), 8, 'after-six'));
    answer(platform, { filterId: null, after: 'after-six' }, pageOf(cards('third', 2), 8));
    press('Show more');
    expect(titles()).toHaveLength(6);
    press('Show more');
    expect(titles()).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('a collection has one filter at a time, and "All" removes it', async () => {
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

  it('a collection starts with the filter in the address', async () => {
    await stageCase(caseOf('Collection', 'usual'), { path: '/promotions?tag=casino' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Casino');
  });

  it('a collection ignores an unknown filter in the address', async () => {
    await stageCase(caseOf('Collection', 'usual'), { path: '/promotions?tag=constructor' });
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('All');
    expect(titles()).toHaveLength(3);
  });

  it('a part of a collection that fails offers to try again', async () => {
    await stageCase(caseOf('Collection', 'usual'));
    press('Casino');
    expect((await screen.findByRole('alert')).textContent).toBe('We could not load this part of the list.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('a filter used before shows its cached items at once and then the server’s new ones', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    const casino = { filterId: 'casino', after: null };
    answer(platform, casino, pageOf(cards('casino', 2)));
    const { give } = holdQuestions(platform);
    press('Casino');
    expect(titles()).toHaveLength(2);
    await give(casino, pageOf(cards('later', 3)));
    expect(titles()).toHaveLength(3);
    expect(screen.getByText('3 total')).toBeDefined();
  });

  it('a collection keeps its cached items when the refresh fails', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    const casino = { filterId: 'casino', after: null };
    answer(platform, casino, pageOf(cards('casino', 2)));
    const { fail } = holdQuestions(platform);
    press('Casino');
    await fail(casino);
    expect(titles()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('later pages stay on screen while the page before them is refreshed', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    answer(platform, { filterId: 'casino', after: null }, pageOf(cards('one', 3), 6, 'three'));
    answer(platform, { filterId: 'casino', after: 'three' }, pageOf(cards('two', 3), 6));
    const { give } = holdQuestions(platform);
    press('Casino');
    press('Show more');
    await give({ filterId: 'casino', after: null }, pageOf(cards('anew', 3), 5, 'other'));
    expect(titles()).toHaveLength(6);
    await give({ filterId: 'casino', after: 'other' }, pageOf(cards('rest', 2), 5));
    expect(titles()).toHaveLength(5);
  });

  it('an empty filter of a collection shows the operator’s text', async () => {
    const { platform } = await stageCase(caseOf('Collection', 'usual'));
    answer(platform, { filterId: 'free', after: null }, pageOf([]));
    press('Free to enter');
    expect(screen.getByText('Nothing of this sort is on right now.')).toBeDefined();
  });

  it('a game in a collection shows teams, time and score, also in its link’s name', async () => {
    await stageCase(caseOf('Collection', 'games'));
    const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names[0]).toBe('Port Ellis Harbourmen at Redmoor Foxes, live, Q3, 8:21, Port Ellis Harbourmen 14, Redmoor Foxes 10');
    expect(names[2]).toBe('Redmoor Foxes at Northgate Pines, final, Redmoor Foxes 21, Northgate Pines 24');
    expect(screen.getByText('Canceled')).toBeDefined();
  });

  it('a collection updates scores of games in play and not of finished ones', async () => {
    const entry = caseOf('Collection', 'games');
    const { platform } = await stageCase(entry);
    const scores = answerScores(platform, { eventId: 'began', home: 3, away: 7, period: 'Q1' });
    const items = [
      event('began', pairs[1]),
      event('done', pairs[2], { status: 'FINISHED', scoreboard: board(21, 24, 'Final', null) }),
      event('off', pairs[3], { status: 'CANCELLED' }),
    ];
    act(() => storeNode(platform.client, entry.kind, { ...entry.node, ...{ page: pageOf(items) } }));
    expect(await screen.findByRole('link', { name: /live, Q1, Northgate Pines 7, Bayview Comets 3$/ })).toBeDefined();
    expect(scores.asked()).toEqual(['began']);
  });

  it('an unknown item of a collection is reported, and a game without a valid address is no link', async () => {
    const { reasons } = await stageCase(caseOf('Collection', 'hostile'));
    expect(reasons()).toContain('collection-hostile FutureItem unknown-kind');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getAllByText('<script>alert(1)</script>').length).toBeGreaterThan(0);
  });

  it('a collection without filters offers none, and says when its source failed', async () => {
    const { unmount } = await stageCase(caseOf('Collection', 'one'));
    expect(screen.queryByRole('group', { name: /^Filter/ })).toBeNull();
    expect(screen.getByText('1 total')).toBeDefined();
    unmount();
    await stageCase(caseOf('Collection', 'failed'));
    expect(screen.getByText('We could not load All promotions')).toBeDefined();
  });
});
