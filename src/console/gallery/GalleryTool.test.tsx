import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressOf, type Choice, choiceOf } from '../preview/address.ts';
import { keepOwnFile, MAX_CHARACTERS, ownFile, readOwn, type ReadOwn, type Reading } from '../preview/ownFile.ts';
import { GalleryTool } from './GalleryTool.tsx';

const sound: Reading = {
  surface: 'home',
  kinds: ['QuickLinksShelf'],
  problems: [],
  warnings: [],
  drawing: { operation: 'PageLayout', variables: {}, data: { pageLayout: null } },
};
const broken: Reading = {
  ...sound,
  problems: [
    { nodeId: 'links', path: '/props/items/0/url', message: 'must be string' },
    { nodeId: null, path: '/order', message: 'must NOT have fewer than 1 items' },
  ],
  drawing: null,
};

type HappyWindow = { readonly happyDOM: { readonly settings: { disableIframePageLoading: boolean } } };

const before = location.href;
// Loads no pages in iframes. They have tests of their own.
const { settings } = (globalThis as unknown as HappyWindow).happyDOM;
beforeEach(() => {
  sessionStorage.clear();
  settings.disableIframePageLoading = true;
});
afterEach(() => {
  sessionStorage.clear();
  settings.disableIframePageLoading = false;
  history.replaceState(null, '', before);
});

function open(choice: Partial<Choice> = {}, answer: Reading = sound) {
  history.replaceState(null, '', addressOf('gallery', choice));
  const read = vi.fn<ReadOwn>(() => Promise.resolve(answer));
  const user = userEvent.setup();
  const view = render(<GalleryTool read={read} />);
  return { ...view, user, read };
}
const now = () => choiceOf(location.search);
const kindList = () => screen.getByRole('navigation', { name: 'Kinds', hidden: true });
const file = (text: string) => new File([text], 'mine.json', { type: 'application/json' });
const MARKETS = { family: 'pageShelves', kind: 'MarketGrid', name: 'usual' } as const;

describe('the list', () => {
  it('the gallery lists every family and marks the current kind', () => {
    open(MARKETS);
    const headings = within(kindList()).getAllByRole('heading', { hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Page shelves', 'Casino shelves', 'Menu shelves', 'Dialogs', 'Forms', 'Receipt lines', 'Actions', 'Deep links'],
    ]);
    expect(kindList().querySelector('[aria-current="true"]')?.textContent).toContain('MarketGrid');
  });

  it('the gallery can be searched, and a result leads to its case', async () => {
    const { user } = open(MARKETS);
    await user.type(screen.getByLabelText('Find a kind or a case'), 'tabs hostile');
    expect(screen.getByText('1 kind')).toBeDefined();
    await user.click(within(kindList()).getByRole('link', { hidden: true }));
    expect(now()).toMatchObject({ family: 'pageShelves', kind: 'Tabs', name: 'hostile' });
    expect(screen.getByRole('heading', { name: 'Tabs', level: 2 })).toBeDefined();
  });

  it('the gallery says that no kind matches', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('Find a kind or a case'), 'nobody');
    expect(screen.getByText('No matches. Try another name.')).toBeDefined();
  });

  it('the gallery’s list can be walked by keyboard', async () => {
    const { user } = open(MARKETS);
    await user.keyboard('{Control>}k{/Control}');
    const search = screen.getByLabelText('Find a kind or a case');
    expect(document.activeElement).toBe(search);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const links = within(kindList()).getAllByRole('link', { hidden: true });
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(links.at(-1));
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(search);
  });

  it('the gallery keeps the case if the next kind has one of that name', async () => {
    const { user } = open({ ...MARKETS, name: 'hostile' });
    await user.type(screen.getByLabelText('Find a kind or a case'), 'columns');
    await user.click(within(kindList()).getByRole('link', { hidden: true }));
    expect(now()).toMatchObject({ kind: 'Columns', name: 'hostile' });
  });
});

describe('the stage', () => {
  it.each<[string, string, Partial<Choice>]>([
    ['Brand', 'hwc', { brand: 'hwc' }],
    ['Width', '375 px', { width: 375 }],
    ['Region', 'Ontario', { region: 'CA-ON' }],
    ['Odds', 'Decimal', { odds: 'EURO' }],
    ['Client build', 'Before MarketGridShelf', { build: 'without:MarketGridShelf' }],
  ])('the gallery changes by %s, with its address', async (label, option, expected) => {
    const { user } = open(MARKETS);
    await user.selectOptions(screen.getByLabelText(label), option);
    expect(now()).toMatchObject({ ...MARKETS, ...expected });
  });

  it('the gallery has a dark mode, and asks for criticality only for older builds', async () => {
    const { user } = open(MARKETS);
    await user.click(screen.getByLabelText('Dark'));
    expect(now().mode).toBe('dark');
    expect(screen.queryByLabelText('Criticality')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Client build'), 'Before MarketGridShelf');
    await user.selectOptions(screen.getByLabelText('Criticality'), 'Mandatory');
    expect(now().criticality).toBe('MANDATORY');
  });

  it('the gallery’s frame has the chosen width and a name', async () => {
    const { user } = open({ ...MARKETS, width: 768 });
    expect(screen.getByTitle('Drawing of MarketGrid')).toBeDefined();
    await user.click(within(screen.getByRole('navigation', { name: 'Cases' })).getByRole('link', { name: 'All' }));
    expect(now().name).toBeNull();
  });

  it('the gallery starts with the first kind', () => {
    open();
    expect(screen.getByRole('heading', { name: 'MarketGrid', level: 2 })).toBeDefined();
  });

  it('the gallery follows the browser’s Back', async () => {
    const { user } = open(MARKETS);
    await user.selectOptions(screen.getByLabelText('Odds'), 'Decimal');
    history.replaceState(null, '', addressOf('gallery', { ...MARKETS, name: 'one' }));
    fireEvent.popState(globalThis.window);
    expect(within(screen.getByRole('navigation', { name: 'Cases' })).getByRole('link', { current: true }).textContent).toBe('One');
  });

  it('the gallery shows whether the validator accepts a case', () => {
    open({ family: 'pageShelves', kind: 'Tabs', name: 'hostile' });
    expect(screen.getByText('Refused by the validator')).toBeDefined();
    expect(screen.getByText('No reports: everything is shown as published.')).toBeDefined();
  });
});

describe('a file of the reader’s own', () => {
  it('an uploaded document is checked and drawn if valid', async () => {
    const { user, read } = open(MARKETS);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('{"a":1}'));
    expect(await screen.findByText('mine.json can be published to home')).toBeDefined();
    expect(read.mock.calls[0]?.[0]).toEqual({ name: 'mine.json', text: '{"a":1}' });
    expect(now()).toMatchObject({ isOwn: true, kind: null });
    expect(screen.getByTitle('Drawing of mine.json')).toBeDefined();
  });

  it('an invalid uploaded document lists its errors with their places and is not drawn', async () => {
    const { user } = open(MARKETS, broken);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('{}'));
    expect(await screen.findByText('mine.json can’t be published: 2 errors')).toBeDefined();
    const told = within(screen.getByRole('list', { name: 'Errors' })).getAllByRole('listitem');
    expect(told.map(({ textContent }) => textContent)).toEqual([
      'Must be textlinks › props › items › 1 › url',
      'Needs at least one entrythe document › order',
    ]);
    expect(screen.queryByTitle('Drawing of mine.json')).toBeNull();
  });

  it('a document can be dropped anywhere on the gallery', async () => {
    open(MARKETS);
    const dataTransfer = { types: ['Files'], files: [file('{"b":2}')] };
    fireEvent(document.body, Object.assign(new Event('dragover', { bubbles: true, cancelable: true }), { dataTransfer }));
    expect(await screen.findByText('Drop the file to check and preview it')).toBeDefined();
    fireEvent(document.body, Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer }));
    expect(await screen.findByText('mine.json can be published to home')).toBeDefined();
    expect(screen.queryByText('Drop the file to check and preview it')).toBeNull();
  });

  it('an uploaded document stays in its tab and has a link', async () => {
    const { user, unmount } = open(MARKETS);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('{"c":3}'));
    await waitFor(() => expect(ownFile()?.text).toBe('{"c":3}'));
    unmount();
    const again = open(MARKETS);
    await again.user.click(screen.getByRole('link', { name: 'mine.json' }));
    expect(now().isOwn).toBe(true);
  });

  it('an uploaded document that is too large is refused and replaces the older one', async () => {
    history.replaceState(null, '', addressOf('gallery', MARKETS));
    const user = userEvent.setup();
    keepOwnFile({ name: 'older.json', text: '{}' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    render(<GalleryTool read={readOwn} />);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('x'.repeat(MAX_CHARACTERS + 1)));
    expect(await screen.findByText('mine.json can’t be published: 1 error')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Errors' }).textContent).toContain(`${MAX_CHARACTERS + 1} characters`);
    expect([now().isOwn, ownFile()]).toEqual([true, null]);
    full.mockRestore();
  });

  it('an uploaded document that the tab cannot store is still checked', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const { user } = open(MARKETS, broken);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('{}'));
    expect(await screen.findByText('mine.json can’t be published: 2 errors')).toBeDefined();
    full.mockRestore();
  });

  it('an uploaded document offers the builds that lack one of its kinds', async () => {
    const { user } = open(MARKETS);
    await user.upload(screen.getByLabelText('JSON file of a document'), file('{}'));
    await waitFor(() => expect(within(screen.getByLabelText('Client build')).getByText('Before QuickLinksShelf')).toBeDefined());
  });
});
