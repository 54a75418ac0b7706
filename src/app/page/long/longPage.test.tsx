import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeScreen } from '#tests/support/fakeScreen.ts';
import { openLivePage, type Shelf } from '#tests/support/livePage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const shelves = (count: number): readonly Shelf[] => Array.from({ length: count }, (_, at) => ({ id: `s${at}`, title: `Shelf ${at}` }));
const titles = (from: number, to: number): readonly string[] =>
  shelves(to)
    .slice(from)
    .map(({ title }) => title);
const ids = (from: number, to: number): readonly string[] =>
  shelves(to)
    .slice(from)
    .map(({ id }) => id);

async function openLobby(page: readonly Shelf[] = shelves(60)) {
  const screenOf = fakeScreen();
  const lobby = await openLivePage(page);
  await waitFor(() => expect(screenOf.watched().length).toBeGreaterThanOrEqual(page.length));
  const order = (): readonly string[] =>
    [...document.querySelectorAll<HTMLElement>('main [data-node]')].map(({ dataset: { node = '' } }) => node.replace('_x', ''));
  const look = (...near: readonly string[]) => screenOf.show((id) => near.includes(id.replace('_x', '')));
  const drawnTitles = (expected: readonly string[]) => waitFor(() => expect(lobby.shelves()).toEqual(expected));
  return { ...lobby, look, order, drawnTitles, questions: () => lobby.questions().map(({ ids: asked }) => asked) };
}
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    pass,
    until: async (holds: () => boolean, ms = 0): Promise<void> => {
      while (!holds()) await pass(ms);
    },
  };
}
const STEP_MS = 100;
const note = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Note on ${title}` });

describe('a lobby of many shelves', () => {
  test('a long page first draws its first shelves and an empty box for each other one', async () => {
    const { shelves: drawn, order, questions } = await openLobby();
    expect(drawn()).toEqual(titles(0, 8));
    expect(order()).toEqual(ids(0, 60));
    expect(questions()).toEqual([]);
  });

  test('a long page loads shelves near the screen, eight at a time', async () => {
    const { look, drawnTitles, questions } = await openLobby();
    await look('s7', 's8', 's9');
    await drawnTitles(titles(7, 10));
    expect(questions()).toEqual([ids(8, 16)]);
    await look('s9', 's10', 's11');
    await drawnTitles(titles(9, 12));
    expect(questions()).toHaveLength(1);
    await look('s15', 's16');
    await drawnTitles(titles(15, 17));
    expect(questions()).toEqual([ids(8, 16), ids(16, 24)]);
  });

  test('a long page loads the shelves its reader jumped to, and keeps those above', async () => {
    const { look, drawnTitles, questions, order } = await openLobby();
    await look('s50', 's51');
    await drawnTitles(titles(50, 52));
    expect(questions()).toEqual([ids(50, 58)]);
    await look('s1', 's2');
    await drawnTitles(titles(1, 3));
    expect(questions()).toHaveLength(1);
    expect(order()).toEqual(ids(0, 60));
  });

  test('a long page loads until all shelves near the screen are there', async () => {
    const { look, drawnTitles, questions } = await openLobby();
    await look(...ids(20, 40));
    await drawnTitles(titles(20, 40));
    expect(questions()).toEqual([ids(20, 28), ids(28, 36), ids(36, 44)]);
  });

  test('a long page that became short keeps loading its missing shelves', async () => {
    const { look, publish, order, drawnTitles } = await openLobby(shelves(25));
    publish(shelves(24));
    await waitFor(() => expect(order()).toEqual(ids(0, 24)));
    await look(...ids(20, 22));
    await drawnTitles(titles(20, 22));
  });

  test('a short page that becomes long is drawn whole and keeps its elements', async () => {
    const page = await openLivePage(shelves(24));
    fireEvent.keyDown(document.body);
    await screen.findByRole('textbox', { name: 'Note on Shelf 3' });
    const before = note('Shelf 3');
    page.publish(shelves(26));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 26)));
    expect(note('Shelf 3')).toBe(before);
  });

  test('a short page is drawn whole and loads nothing more', async () => {
    const page = await openLivePage(shelves(24));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 24)));
    expect(page.questions()).toEqual([]);
  });

  test('a long page without IntersectionObserver is loaded whole, part by part', async () => {
    const page = await openLivePage(shelves(30));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 30)));
  });
});

describe('shelves the reader uses', () => {
  test('the focused shelf and its neighbours are kept when they go far', async () => {
    const { look, drawnTitles } = await openLobby();
    act(() => note('Shelf 4').focus());
    await look('s8');
    await drawnTitles([...titles(3, 6), 'Shelf 8']);
    expect(document.activeElement).toBe(note('Shelf 4'));
    act(() => note('Shelf 8').focus());
    await look('s8', 's9');
    await drawnTitles(titles(8, 10));
  });

  test('a shelf with typed text is kept when it goes far', async () => {
    const { look, drawnTitles } = await openLobby();
    fireEvent.input(note('Shelf 2'), { target: { value: 'half a wo' } });
    await look('s8', 's9');
    await drawnTitles(['Shelf 2', ...titles(8, 10)]);
    expect(note('Shelf 2').value).toBe('half a wo');
  });

  test.each(['click', 'scroll', 'change'])('a shelf with a %s in it is kept when it goes far', async (what) => {
    const { look, drawnTitles } = await openLobby();
    fireEvent(note('Shelf 0'), new Event(what, { bubbles: what !== 'scroll' }));
    await look('s8', 's9');
    await drawnTitles(['Shelf 0', ...titles(8, 10)]);
  });

  test('mandatory shelves are kept when they go far', async () => {
    const page = shelves(60).map((shelf, at) => (at === 3 || at === 40 ? { ...shelf, criticality: 'MANDATORY' } : shelf));
    const { look, drawnTitles, shelves: drawn } = await openLobby(page);
    expect(drawn()).toEqual([...titles(0, 8), 'Shelf 40']);
    await look('s8', 's9');
    await drawnTitles(['Shelf 3', ...titles(8, 10), 'Shelf 40']);
  });
});

describe('changes while the page is open', () => {
  const fresh: Shelf = { id: 'new', title: 'New' };

  test('a change to a long page is applied step by step while most shelves are not loaded', async () => {
    const { look, publish, drawnTitles, questions, order } = await openLobby();
    await look('s0', 's1');
    publish([fresh, ...shelves(60).filter(({ id }) => id !== 's1' && id !== 's40')]);
    await drawnTitles(['New', 'Shelf 0']);
    expect(order()).toEqual(['new', ...ids(0, 60).filter((id) => id !== 's1' && id !== 's40')]);
    expect(questions()).toEqual([['new']]);
  });

  test('a shelf loaded after a change is loaded in the new revision', async () => {
    const { look, publish, drawnTitles, questions, order } = await openLobby();
    publish(shelves(60).filter(({ id }) => id !== 's8'));
    await waitFor(() => expect(order()).not.toContain('s8'));
    await look('s9', 's10');
    await drawnTitles(titles(9, 11));
    expect(questions().at(-1)).toEqual(ids(9, 17));
  });

  test('a long page that must be fetched again loads only the shelves near the screen', async () => {
    const { look, publish, drawnTitles, questions } = await openLobby();
    await look('s6', 's7');
    publish([fresh, ...shelves(60)], { from: 'another' });
    await waitFor(() => expect(questions()).toEqual([['s6', 's7']]));
    await look('new', 's0');
    await drawnTitles(['New', 'Shelf 0']);
  });

  test('a long page whose part no longer exists is loaded again', async () => {
    const { look, publishSilently, drawnTitles, order, server } = await openLobby();
    publishSilently([fresh, ...shelves(60)]);
    await look('s20', 's21');
    await waitFor(() => expect(order()[0]).toBe('new'));
    expect(server.asked.filter((name) => name === 'PageLayout')).toHaveLength(2);
    await look('s20', 's21');
    await drawnTitles(titles(20, 22));
  });
});

describe('a part that did not come', () => {
  test('a failed part is loaded again after doubling pauses, and when the connection returns', async () => {
    const { look, shelves: drawn, questions, lose, asked } = await openLobby();
    const tries = () => asked().length;
    lose(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pass, until } = holdClock();
    await look('s20', 's21');
    for (const [tried, wait] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      await until(() => tries() === tried, STEP_MS);
      // The polling above may have used part of the wait.
      await pass(wait - 2 * STEP_MS);
      expect(tries()).toBe(tried);
    }
    lose(false);
    await until(() => {
      globalThis.dispatchEvent(new Event('online'));
      return drawn().length > 0;
    });
    expect(drawn()).toEqual(titles(20, 22));
    expect(questions()[0]).toEqual(ids(20, 28));
  });

  test('a part from a server that is behind is loaded again', async () => {
    const { look, shelves: drawn, lagBehind, questions } = await openLobby();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { until } = holdClock();
    lagBehind(true);
    await look('s20', 's21');
    await until(() => questions().length === 1);
    lagBehind(false);
    await until(() => drawn().length > 0, STEP_MS);
    expect(drawn()).toEqual(titles(20, 22));
  });

  test('scrolling does not load a failed part more often', async () => {
    const { look, lose, asked } = await openLobby();
    lose(true);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pass, until } = holdClock();
    await look('s20', 's21');
    await until(() => asked().length === 1);
    for (const at of [22, 24, 26]) await look(`s${at}`, `s${at + 1}`);
    await pass(999);
    expect(asked()).toHaveLength(1);
    await until(() => asked().length === 2, STEP_MS);
  });

  test('a page that was left loads no more parts', async () => {
    const { look, unmount, questions } = await openLobby();
    unmount();
    await look('s20');
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(questions()).toEqual([]);
  });
});
