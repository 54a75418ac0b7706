import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { brand, casinoBrand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { FlagsProvider } from '#src/flags/index.ts';
import { account, layoutSaying, session, ShellServer } from '#tests/support/shellServer.ts';
import { LeftMenu, type LeftMenuProps } from './LeftMenu.tsx';

beforeEach(() => localStorage.clear());

const show = (options: ShellOptions = {}, props: Partial<LeftMenuProps> = {}) =>
  showShell(<LeftMenu mode="expanded" {...props} />, options);

const entries = () =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const current = () => screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
const isCurrent = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');

const live = (count: number) =>
  new ShellServer({
    LiveEventsCount: () => ({ liveEventsCount: { __typename: 'LiveEventsCount', count, label: `${count} live events` } }),
  });

describe('the entries', () => {
  test('the sportsbook’s menu has home, live, promotions and bets', () => {
    show();
    expect(entries()).toEqual(['Home', 'Live', 'Promos', 'My Bets']);
  });

  test('the casino’s menu has home and promotions', () => {
    show({ path: '/casino/category/slots' });
    expect(entries()).toEqual(['Home', 'Promos']);
  });

  test.each(['/', '/casino', '/promotions'])('a casino brand’s menu has home and promotions, on %s too', (path) => {
    const { server } = show({ brand: casinoBrand, path });
    expect(entries()).toEqual(['Home', 'Promos']);
    expect(server.asked).not.toContain('LiveEventsCount');
  });

  test('a casino brand’s menu shows casino categories and no sports', async () => {
    const server = new ShellServer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`What is on ${String(surface)}`) }) });
    show({ brand: casinoBrand, server });
    expect(await screen.findByText('What is on casino-menu')).toBeDefined();
    expect(screen.queryByText('What is on left-menu')).toBeNull();
  });

  const menuLeadingTo = (deepLink: object) =>
    new ShellServer({
      FrameLayout: ({ surface }) => ({
        frameLayout:
          surface === 'account-panel'
            ? layoutSaying('', {
                id: 'account-panel',
                slots: [
                  {
                    ...layoutSaying('menu').slots[0],
                    kind: 'AccountItemsShelf',
                    absence: null,
                    fallback: null,
                    node: {
                      __typename: 'AccountItemsShelf',
                      id: 'm1',
                      heading: null,
                      entries: [
                        { __typename: 'ClientDisplay', id: 'c', display: 'theme', icon: 'theme' },
                        {
                          __typename: 'Parent',
                          id: 'p',
                          label: 'More',
                          icon: 'gift',
                          children: [{ __typename: 'Leaf', id: 'l', label: 'Offers', icon: 'gift', deepLink }],
                        },
                      ],
                    },
                  },
                ],
              })
            : null,
      }),
    });

  test.each([
    { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
    { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/promotionsOfOthers' },
    { __typename: 'AccountMenuDeepLink', canonicalUrl: '/me/awards' },
  ])('the menu drops promotions if the player’s account menu leads elsewhere: $canonicalUrl', async (deepLink) => {
    show({ who: 'player', server: menuLeadingTo(deepLink) });
    expect(entries()).toEqual(['Home', 'Live', 'Promos', 'My Bets']);
    await waitFor(() => expect(entries()).toEqual(['Home', 'Live', 'My Bets']));
  });

  test.each([
    { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/promotions' },
    { __typename: 'AccountMenuDeepLink', canonicalUrl: '/me/promotions' },
    { __typename: 'PromotionListDeepLink', tagId: null },
  ])('the menu keeps promotions if the player’s account menu has them: $__typename', async (deepLink) => {
    const { server } = show({ who: 'player', server: menuLeadingTo(deepLink) });
    await waitFor(() => expect(server.asked.filter((operation) => operation === 'FrameLayout')).toHaveLength(2));
    expect(entries()).toEqual(['Home', 'Live', 'Promos', 'My Bets']);
  });

  test.each([
    ['/', 'Home'],
    ['/live', 'Live'],
    ['/live/football', 'Live'],
    ['/my-bets/settled', 'My Bets'],
    ['/casino', 'Home'],
  ])('on %s the menu marks only %s', (path, name) => {
    show({ path });
    expect(current().map(({ textContent }) => textContent)).toEqual([name]);
  });

  test('the menu marks no entry on a page outside it', () => {
    show({ path: '/sport/football' });
    expect(current()).toEqual([]);
  });

  test('the menu reports that an entry was followed', async () => {
    const onFollow = vi.fn<() => void>();
    const { user, address } = show({}, { onFollow });
    await user.click(screen.getByRole('navigation'));
    expect(onFollow).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'My Bets' }));
    expect(onFollow).toHaveBeenCalledOnce();
    expect(address()).toBe('/my-bets');
  });
});

describe('the switch between sports and casino', () => {
  test('the switch between sports and casino follows the route', async () => {
    const { user } = show();
    expect([isCurrent('Sports'), isCurrent('Casino')]).toEqual(['true', 'false']);
    await user.click(screen.getByRole('link', { name: 'Casino' }));
    expect([isCurrent('Sports'), isCurrent('Casino')]).toEqual(['false', 'true']);
    expect(entries()).toEqual(['Home', 'Promos']);
  });

  test.each<[string, ShellOptions]>([
    ['a casino that stands alone', { brand: casinoBrand }],
    ['a brand without casino', { brand: { ...brand, options: { ...brand.options, casino: false } } }],
    [
      'a region without casino',
      { startup: { startup: { ...startup, applicationMetadata: { ...startup.applicationMetadata, casinoEnabled: false } } } },
    ],
  ])('the switch between sports and casino is missing for %s', (_, options) => {
    show(options);
    expect(screen.queryByRole('link', { name: 'Sports' })).toBeNull();
  });
});

describe('a player whose casino is closed', () => {
  const closedFor = (expiresAt: string | null) => {
    const closed = { ...account, casinoRestriction: { __typename: 'CasinoRestriction', active: true, expiresAt } };
    return new ShellServer({
      SessionData: () => ({ sessionData: { ...session, account: closed } }),
      AccountState: () => ({ account: closed }),
    });
  };

  test('a player whose casino is closed has no switch and no categories', async () => {
    const first = show({ who: 'player', server: closedFor(null) });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Casino' })).toBeNull());
    first.unmount();
    show({ who: 'player', server: closedFor(null), brand: casinoBrand });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Casino' })).toBeNull());
    expect(entries()).toEqual(['Home', 'Promos']);
  });

  test('the casino is back once its restriction has ended', async () => {
    const { server } = show({ who: 'player', server: closedFor('2020-01-01T00:00:00.000Z') });
    await waitFor(() => expect(server.asked).toContain('SessionData'));
    expect(screen.getByRole('link', { name: 'Casino' })).toBeDefined();
  });
});

describe('live events', () => {
  test('the live count is beside its entry, and is not loaded while its flag is off', async () => {
    const server = live(3);
    const { unmount } = show({ server });
    expect(await screen.findByLabelText('3 live events')).toBeDefined();
    unmount();
    const asked = server.asked.length;
    showShell(
      <FlagsProvider values={{}}>
        <LeftMenu mode="expanded" />
      </FlagsProvider>,
      { server },
    );
    expect(screen.getByRole('link', { name: 'Live' })).toBeDefined();
    expect(server.asked.slice(asked)).not.toContain('LiveEventsCount');
  });
});

describe('arrow keys', () => {
  const focused = () => document.activeElement?.textContent;

  test('arrow keys move through the menu and wrap around', async () => {
    const { user } = show();
    screen.getByRole('link', { name: 'Sports' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Casino');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Live');
    await user.keyboard('{End}');
    expect(focused()).toBe('My Bets');
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Sports');
    await user.keyboard('{ArrowUp}');
    expect(focused()).toBe('My Bets');
    await user.keyboard('{Home}');
    expect(focused()).toBe('Sports');
  });

  test('arrow keys in the menu do not scroll the page, and other keys keep their effect', async () => {
    show();
    const link = screen.getByRole('link', { name: 'Live' });
    const press = (key: string) => link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(press('ArrowDown')).toBe(false);
    expect(press('a')).toBe(true);
    expect(press('ArrowRight')).toBe(true);
  });
});

describe('the width of the menu', () => {
  test.each(['rail', 'expanded'] as const)('the width of a menu that is %s can be toggled', async (mode) => {
    const onToggle = vi.fn<() => void>();
    const { user } = show({}, { mode, onToggle });
    const button = screen.getByRole('button', { name: mode === 'rail' ? 'Expand menu' : 'Collapse menu' });
    expect(button.getAttribute('aria-expanded')).toBe(String(mode === 'expanded'));
    await user.click(button);
    expect(onToggle).toHaveBeenCalledOnce();
  });

  test('the menu’s drawer cannot be collapsed', () => {
    show();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('content from the server', () => {
  test('the menu shows the server’s number of live events', async () => {
    show({ server: live(7) });
    expect((await screen.findByLabelText('7 live events')).textContent).toBe('7');
  });

  test('the menu shows no number if nothing is live', async () => {
    const { server } = show({ server: live(0) });
    await waitFor(() => expect(server.asked).toContain('LiveEventsCount'));
    expect(screen.getByRole('link', { name: 'Live' }).textContent).toBe('Live');
  });

  test('the menu shows the published entries of sports or casino', async () => {
    const server = new ShellServer({ FrameLayout: ({ surface }) => ({ frameLayout: layoutSaying(`Tree of ${String(surface)}`) }) });
    const { user } = show({ server });
    expect(await screen.findByText('Tree of left-menu')).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Casino' }));
    expect(screen.queryByText('Tree of left-menu')).toBeNull();
    expect(await screen.findByText('Tree of casino-menu')).toBeDefined();
  });
});
