import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { drawn, openLivePage, type Shelf } from '#tests/support/livePage.tsx';
import { brand } from '#tests/support/shell.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

const [a, b, c]: readonly [Shelf, Shelf, Shelf] = [
  { id: 'a', title: 'First' },
  { id: 'b', title: 'Second' },
  { id: 'c', title: 'Third' },
];
const fresh: Shelf = { id: 'n', title: 'New' };
const note = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Note on ${title}` });
const busy = () => {
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  return () => act(() => dialog.remove());
};

describe('an open page', () => {
  test('an open page draws a newly published shelf and no other', async () => {
    const { publish, shelves, asked } = await openLivePage([a, b]);
    publish([a, fresh, b]);
    await screen.findByRole('region', { name: 'New' });
    expect(shelves()).toEqual(['First', 'New', 'Second']);
    expect(drawn).toEqual(['New']);
    expect(asked()).toEqual(['LayoutPart']);
  });

  test('an open page redraws only changed shelves, and moves or removes others', async () => {
    const { publish, shelves } = await openLivePage([a, b, c]);
    publish([c, { ...a, title: 'First anew' }]);
    await screen.findByRole('region', { name: 'First anew' });
    expect(shelves()).toEqual(['Third', 'First anew']);
    expect(drawn).toEqual(['First anew']);
  });

  test('a change keeps typed text and its field', async () => {
    const { publish, shelves, user } = await openLivePage([a, b]);
    await user.type(note('Second'), 'half a th');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    const field = note('Second');
    publish([fresh, b, a]);
    await screen.findByRole('region', { name: 'New' });
    expect(shelves()).toEqual(['New', 'Second', 'First']);
    expect(note('Second')).toBe(field);
    expect(field.value).toBe('half a th');
  });

  test('a changed page keeps its title', async () => {
    const { publish } = await openLivePage([a]);
    publish([a, fresh]);
    await screen.findByRole('region', { name: 'New' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Live page' })).toBeDefined();
  });

  test('a change loads the player’s part of a new shelf', async () => {
    const { publish, server } = await openLivePage([a], { who: 'player' });
    await waitFor(() => expect(server.asked).toContain('PageLayoutPlayer'));
    const before = server.asked.filter((operation) => operation === 'PageLayoutPlayer').length;
    publish([a, fresh]);
    await screen.findByRole('region', { name: 'New' });
    await waitFor(() => expect(server.asked.filter((operation) => operation === 'PageLayoutPlayer').length).toBeGreaterThan(before));
  });
});

describe('an unpublished page', () => {
  test.each<[string, object]>([
    ['is left by who is on it', {}],
    ['is left by who hears of it only when his line is up again', { from: null, steps: null, stream: 'next', sequence: 1 }],
  ])('%s: the address shows a page that is not found', async (_, change) => {
    const { empty, shelves } = await openLivePage([a, b]);
    empty(change);
    await screen.findByRole('heading', { level: 1, name: brand.copy.notFoundTitle });
    expect(shelves()).toEqual([]);
  });
});

describe('a reader who is busy', () => {
  test('a change waits until the reader leaves the field', async () => {
    const { publish, shelves, user, asked } = await openLivePage([a, b]);
    await user.type(note('First'), 'ten');
    publish([b]);
    publish([b, fresh]);
    expect(asked()).toEqual([]);
    expect(shelves()).toEqual(['First', 'Second']);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await screen.findByRole('region', { name: 'New' });
    expect(shelves()).toEqual(['Second', 'New']);
    expect(asked()).toEqual(['LayoutPart']);
  });

  test('a change waits until a dialog closes', async () => {
    const { publish, shelves, asked } = await openLivePage([a]);
    const close = busy();
    publish([b]);
    expect(asked()).toEqual([]);
    close();
    await waitFor(() => expect(shelves()).toEqual(['Second']));
  });

  test('an urgent removal leaves another field’s text and focus alone', async () => {
    const { publish, shelves, user } = await openLivePage([a, b]);
    await user.type(note('Second'), 'fif');
    const close = busy();
    publish([b], { urgency: 'IMMEDIATE' });
    await waitFor(() => expect(shelves()).toEqual(['Second']));
    expect(document.activeElement).toBe(note('Second'));
    await user.keyboard('ty');
    expect(note('Second').value).toBe('fifty');
    expect(drawn).toEqual([]);
    close();
  });

  test('an urgent removal of the focused field moves the focus to the main region', async () => {
    const { publish, shelves, user } = await openLivePage([a, b]);
    await user.click(note('First'));
    publish([b], { urgency: 'IMMEDIATE' });
    await waitFor(() => expect(shelves()).toEqual(['Second']));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

function readerAt(top: number) {
  const reader = { at: top };
  vi.stubGlobal('scrollY', top);
  vi.stubGlobal(
    'scrollBy',
    vi.fn((_x: number, y: number) => {
      reader.at += y;
    }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const from = [...document.querySelectorAll('[data-node]')].indexOf(this) * 400 - reader.at;
    return { top: from, bottom: from + 400 } as DOMRect;
  });
  return reader;
}
const anchoring = (): string => document.documentElement.style.overflowAnchor;

describe('a reader who has scrolled down', () => {
  test('a reader keeps the visible place after a removal above, and later changes do not scroll back', async () => {
    const reader = readerAt(500);
    const { publish } = await openLivePage([a, b, c]);
    publish([b, c], { urgency: 'IMMEDIATE' });
    await screen.findByRole('heading', { level: 1, name: 'Live page' });
    expect(reader.at).toBe(100);
    reader.at = 250;
    publish([b, c, fresh]);
    await screen.findByRole('region', { name: 'New' });
    expect(reader.at).toBe(250);
    await waitFor(() => expect(anchoring()).toBe(''));
  });

  test('a page left during a change restores the browser’s scroll anchoring', async () => {
    readerAt(500);
    const { publish, unmount } = await openLivePage([a, b]);
    act(() => {
      publish([b], { urgency: 'IMMEDIATE' });
      expect(anchoring()).toBe('none');
      unmount();
    });
    await waitFor(() => expect(anchoring()).toBe(''));
  });
});

describe('a change that cannot be taken step by step', () => {
  test.each<[string, object]>([
    ['begins from another revision', { from: 'another' }],
    ['is told without steps', { from: null, steps: null }],
    [
      'has a step of the future',
      { steps: [{ __typename: 'LayoutStep', op: 'SPLIT', nodeId: 'a', parent: null, region: null, after: null }] },
    ],
    ['does not fit', { steps: [{ __typename: 'LayoutStep', op: 'REMOVE', nodeId: 'x', parent: null, region: null, after: null }] }],
  ])('a change is fetched as a whole when it %s, and unchanged shelves are not drawn again', async (_, change) => {
    const { publish, shelves, asked } = await openLivePage([a, b]);
    publish([b, fresh], change);
    await screen.findByRole('region', { name: 'New' });
    expect(shelves()).toEqual(['Second', 'New']);
    expect(asked()).toEqual(['LayoutPart']);
    expect(drawn).toEqual(['New']);
  });

  test('a change the page already has is ignored', async () => {
    const { publish, asked } = await openLivePage([a]);
    publish([a], { from: null, steps: null });
    publish([a, fresh]);
    await screen.findByRole('region', { name: 'New' });
    expect(asked()).toEqual(['LayoutPart']);
  });
});

test('a nested shelf is removed and restored with its parent', async () => {
  const inside: Shelf = { id: 'i', title: 'Inside', parent: 'a' };
  const { publish, container } = await openLivePage([a, inside, b]);
  publish([b]);
  await waitFor(() => expect(within(container).queryByRole('region', { name: 'First' })).toBeNull());
  publish([b, a, inside]);
  expect(await screen.findByRole('region', { name: 'First' })).toBeDefined();
});

describe('a change time while the page is open', () => {
  test('a page fetches its layout at each announced time, by the server’s clock', async () => {
    const { publish, publishSilently, announceChangeAt, platform, shelves, asked } = await openLivePage([a]);
    const soon = (ms: number) => new Date(platform.clock.now() + ms).toISOString();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    platform.clock.synchronise('2026-12-24T17:59:00.000Z');
    announceChangeAt(soon(60_000));
    publish([a, b]);
    await act(() => vi.waitFor(() => expect(shelves()).toEqual(['First', 'Second'])));
    publishSilently([a, b, fresh]);
    announceChangeAt(null);
    await act(async () => vi.advanceTimersByTimeAsync(58_000));
    expect(asked()).toEqual(['LayoutPart']);
    await act(async () => vi.advanceTimersByTimeAsync(5_000));
    await act(() => vi.waitFor(() => expect(shelves()).toEqual(['First', 'Second', 'New'])));
    await act(async () => vi.advanceTimersByTimeAsync(600_000));
    expect(asked()).toEqual(['LayoutPart', 'LayoutPart']);
  });

  test('a page that fetches an unchanged layout stays as it is', async () => {
    const { publish, announceChangeAt, platform, shelves, asked } = await openLivePage([a]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    platform.clock.synchronise('2026-12-24T17:59:00.000Z');
    announceChangeAt(new Date(platform.clock.now() + 60_000).toISOString());
    publish([a, b]);
    await act(() => vi.waitFor(() => expect(shelves()).toEqual(['First', 'Second'])));
    await act(() => vi.waitFor(() => expect(anchoring()).toBe('')));
    announceChangeAt(null);
    await act(async () => vi.advanceTimersByTimeAsync(70_000));
    await act(() => vi.waitFor(() => expect(asked()).toEqual(['LayoutPart', 'LayoutPart'])));
    await act(async () => vi.advanceTimersByTimeAsync(600_000));
    expect(anchoring()).toBe('');
  });
});
