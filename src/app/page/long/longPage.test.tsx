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

/** A lobby of so many shelves on a screen under the test's hand. */
async function openLobby(page: readonly Shelf[] = shelves(60)) {
  const screenOf = fakeScreen();
  const lobby = await openLivePage(page);
  await waitFor(() => expect(screenOf.watched().length).toBeGreaterThanOrEqual(page.length));
  const order = (): readonly string[] =>
    [...document.querySelectorAll<HTMLElement>('main [data-node]')].map(({ dataset: { node = '' } }) => node.replace('_x', ''));
  /** These are near the screen, and no others. */
  const look = (...near: readonly string[]) => screenOf.show((id) => near.includes(id.replace('_x', '')));
  const drawnTitles = (expected: readonly string[]) => waitFor(() => expect(lobby.shelves()).toEqual(expected));
  return { ...lobby, look, order, drawnTitles, questions: () => lobby.questions().map(({ ids: asked }) => asked) };
}
/** The clock under the test's hand from now on: what is not asked for by it happens however slow the machine is. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  return {
    pass,
    /** Until it holds, with so many milliseconds of that clock in every turn. */
    until: async (holds: () => boolean, ms = 0): Promise<void> => {
      while (!holds()) await pass(ms);
    },
  };
}
const STEP_MS = 100;
const note = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Note on ${title}` });

describe('a lobby of many shelves', () => {
  test('begins with its first shelves, each other one in its place and empty', async () => {
    const { shelves: drawn, order, questions } = await openLobby();
    expect(drawn()).toEqual(titles(0, 8));
    expect(order()).toEqual(ids(0, 60));
    expect(questions()).toEqual([]);
  });

  test('asks for what comes near, eight at a time, and draws what is near of it', async () => {
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

  test('goes on where its reader has jumped to, and knows the way back', async () => {
    const { look, drawnTitles, questions, order } = await openLobby();
    await look('s50', 's51');
    await drawnTitles(titles(50, 52));
    expect(questions()).toEqual([ids(50, 58)]);
    await look('s1', 's2');
    await drawnTitles(titles(1, 3));
    expect(questions()).toHaveLength(1);
    expect(order()).toEqual(ids(0, 60));
  });

  test('asks until all that is near is there', async () => {
    const { look, drawnTitles, questions } = await openLobby();
    await look(...ids(20, 40));
    await drawnTitles(titles(20, 40));
    expect(questions()).toEqual([ids(20, 28), ids(28, 36), ids(36, 44)]);
  });

  test('goes on asking when it has become short', async () => {
    const { look, publish, order, drawnTitles } = await openLobby(shelves(25));
    publish(shelves(24));
    await waitFor(() => expect(order()).toEqual(ids(0, 24)));
    await look(...ids(20, 22));
    await drawnTitles(titles(20, 22));
  });

  test('that has grown long under its reader is drawn as a whole, as it was', async () => {
    const page = await openLivePage(shelves(24));
    fireEvent.keyDown(document.body);
    await screen.findByRole('textbox', { name: 'Note on Shelf 3' });
    const before = note('Shelf 3');
    page.publish(shelves(26));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 26)));
    expect(note('Shelf 3')).toBe(before);
  });

  test('that is short is drawn as a whole, and asks for nothing', async () => {
    const page = await openLivePage(shelves(24));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 24)));
    expect(page.questions()).toEqual([]);
  });

  test('is drawn as a whole, part by part, where no browser says what is near', async () => {
    const page = await openLivePage(shelves(30));
    await waitFor(() => expect(page.shelves()).toEqual(titles(0, 30)));
  });
});

describe('what its reader has in hand', () => {
  test('is not taken away: the shelf with the focus stays, and its neighbours for the next key', async () => {
    const { look, drawnTitles } = await openLobby();
    act(() => note('Shelf 4').focus());
    await look('s8');
    await drawnTitles([...titles(3, 6), 'Shelf 8']);
    expect(document.activeElement).toBe(note('Shelf 4'));
    act(() => note('Shelf 8').focus());
    await look('s8', 's9');
    await drawnTitles(titles(8, 10));
  });

  test('is not taken away: what was typed stays typed', async () => {
    const { look, drawnTitles } = await openLobby();
    fireEvent.input(note('Shelf 2'), { target: { value: 'half a wo' } });
    await look('s8', 's9');
    await drawnTitles(['Shelf 2', ...titles(8, 10)]);
    expect(note('Shelf 2').value).toBe('half a wo');
  });

  test.each(['click', 'scroll', 'change'])('is not taken away: a shelf that it did a %s in', async (what) => {
    const { look, drawnTitles } = await openLobby();
    fireEvent(note('Shelf 0'), new Event(what, { bubbles: what !== 'scroll' }));
    await look('s8', 's9');
    await drawnTitles(['Shelf 0', ...titles(8, 10)]);
  });

  test('is not taken away: what is owed', async () => {
    const page = shelves(60).map((shelf, at) => (at === 3 || at === 40 ? { ...shelf, criticality: 'MANDATORY' } : shelf));
    const { look, drawnTitles, shelves: drawn } = await openLobby(page);
    expect(drawn()).toEqual([...titles(0, 8), 'Shelf 40']);
    await look('s8', 's9');
    await drawnTitles(['Shelf 3', ...titles(8, 10), 'Shelf 40']);
  });
});

describe('what is published meanwhile', () => {
  const fresh: Shelf = { id: 'new', title: 'New' };

  test('is taken step by step, with most of the lobby not there', async () => {
    const { look, publish, drawnTitles, questions, order } = await openLobby();
    await look('s0', 's1');
    publish([fresh, ...shelves(60).filter(({ id }) => id !== 's1' && id !== 's40')]);
    await drawnTitles(['New', 'Shelf 0']);
    expect(order()).toEqual(['new', ...ids(0, 60).filter((id) => id !== 's1' && id !== 's40')]);
    expect(questions()).toEqual([['new']]);
  });

  test('is asked for as it comes near, in the revision of now', async () => {
    const { look, publish, drawnTitles, questions, order } = await openLobby();
    publish(shelves(60).filter(({ id }) => id !== 's8'));
    await waitFor(() => expect(order()).not.toContain('s8'));
    await look('s9', 's10');
    await drawnTitles(titles(9, 11));
    expect(questions().at(-1)).toEqual(ids(9, 17));
  });

  test('is asked for as a whole without the content that nobody sees', async () => {
    const { look, publish, drawnTitles, questions } = await openLobby();
    await look('s6', 's7');
    publish([fresh, ...shelves(60)], { from: 'another' });
    await waitFor(() => expect(questions()).toEqual([['s6', 's7']]));
    await look('new', 's0');
    await drawnTitles(['New', 'Shelf 0']);
  });

  test('is found out by who asks for a part of what is no more', async () => {
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
  test('is asked for again after a while, twice as long each time, and when the connection is back', async () => {
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
      // Some of the time may have gone by in the turn in which it was asked.
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

  test('is asked for again when who was asked had not read yet what another had', async () => {
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

  test('is not asked for more often by who scrolls on meanwhile', async () => {
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

  test('is not asked for any more by a page that was left', async () => {
    const { look, unmount, questions } = await openLobby();
    unmount();
    await look('s20');
    await act(async () => void globalThis.dispatchEvent(new Event('online')));
    expect(questions()).toEqual([]);
  });
});
