import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatClock, formatDateTime } from '#src/ui/time.ts';
import { brand, showShell, type ShellOptions, startup } from '#tests/support/shell.tsx';
import { session, ShellServer } from '#tests/support/shellServer.ts';
import { closeOverlay, overlayStore } from '../hosts/overlayStore.ts';
import { Footer } from './Footer.tsx';

beforeEach(() => localStorage.clear());

type Disclaimer = (typeof startup)['serviceAttributes']['footerDisclaimers'][number];
const disclaimer = (body: string, hyperlink: string | null = null, deepLink: Disclaimer['deepLink'] = null): Disclaimer => ({
  __typename: 'Disclaimer',
  body,
  hyperlink,
  deepLink,
});

const show = (options: ShellOptions = {}) => showShell(<Footer />, options);
const showWith = (...footerDisclaimers: readonly Disclaimer[]) =>
  show({ startup: { startup: { ...startup, serviceAttributes: { ...startup.serviceAttributes, footerDisclaimers } } } });
const showLogos = (...logos: (typeof startup)['responsibleGaming']['logos']) =>
  show({ startup: { startup: { ...startup, responsibleGaming: { ...startup.responsibleGaming, logos } } } });

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('help', () => {
  test('the footer’s helpline is a phone link of the region', () => {
    show();
    expect(hrefOf('1-877-8-HOPENY')).toBe('tel:18778467369');
    expect(screen.getByText(/^Problem\? Call/).textContent).toBe(startup.responsibleGaming.helplineText);
  });

  test('the footer’s national helpline is a phone link before the region is known', () => {
    show({ startup: { startup: null, stage: 'loading' } });
    expect(hrefOf('1-800-GAMBLER')).toBe('tel:18004262537');
  });

  test('logos of help organizations link only to this site or listed hosts', async () => {
    const logo = { __typename: 'ResponsibleGamingLogo' } as const;
    showLogos(
      { ...logo, id: 'ncpg', label: 'Council', url: 'https://www.ncpgambling.org/' },
      { ...logo, id: 'other', label: 'Other', url: 'https://www.example.org/' },
      { ...logo, id: 'age', label: '21+', url: '/account/responsible-gaming' },
      { ...logo, id: 'elsewhere', label: 'Elsewhere', url: '//example.org/' },
      { ...logo, id: 'forged', label: 'Forged', url: 'javascript:alert(1)' },
    );
    const council = await screen.findByRole('link', { name: 'Council (leaves this site)' });
    expect(council.getAttribute('href')).toBe('https://www.ncpgambling.org/');
    expect(screen.getByText('Other').closest('a')?.hasAttribute('href')).toBe(false);
    expect(hrefOf('21+')).toBe('/account/responsible-gaming');
    expect(screen.getByText('Elsewhere').closest('a')?.hasAttribute('href')).toBe(false);
    expect(screen.getByText('Forged').closest('a')?.hasAttribute('href')).toBe(false);
  });
});

describe('the law', () => {
  test('the legal notice is shown as written, with phone numbers as links', () => {
    showWith(disclaimer('Must be 21+. Call 1-800-NEXT-STEP or 888-532-3500 for help.'));
    expect(hrefOf('1-800-NEXT-STEP')).toBe('tel:180063987837');
    expect(hrefOf('888-532-3500')).toBe('tel:8885323500');
    expect(screen.getByText(/^Must be 21/).textContent).toBe('Must be 21+. Call 1-800-NEXT-STEP or 888-532-3500 for help.');
  });

  test('the legal notice links to a page of this site', async () => {
    const link = { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/legal/terms' } as const;
    const { user, address } = showWith(disclaimer('Read the rules of the house first.', 'rules of the house', link));
    await user.click(screen.getByRole('link', { name: 'rules of the house' }));
    expect(address()).toBe('/legal/terms');
  });

  test('the legal notice links phone numbers before and after its link', () => {
    const link = { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/legal/terms' } as const;
    showWith(disclaimer('Call 1-800-NEXT-STEP, read the rules, or call 888-532-3500.', 'the rules', link));
    expect(hrefOf('1-800-NEXT-STEP')).toBe('tel:180063987837');
    expect(hrefOf('the rules')).toBe('/legal/terms');
    expect(hrefOf('888-532-3500')).toBe('tel:8885323500');
  });

  test('checklist 61: the legal notice links only to listed hosts and marks links that leave the site', async () => {
    showWith(
      disclaimer('Licensed by the Council.', 'the Council', { __typename: 'WebPageDeepLink', url: 'https://www.ncpgambling.org/a' }),
    );
    const link = await screen.findByRole('link', { name: 'the Council (leaves this site)' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://www.ncpgambling.org/a', 'noopener noreferrer']);
  });

  test.each<[string, string | null, Disclaimer['deepLink']]>([
    ['its address is not https', 'the Division', { __typename: 'WebPageDeepLink', url: 'http://division.example/' }],
    ['its host is on no list', 'the Division', { __typename: 'WebPageDeepLink', url: 'https://division.example/' }],
    ['its address is a script', 'the Division', { __typename: 'WebPageDeepLink', url: 'javascript:alert(1)' }],
    ['its words are not in the text', 'the Commission', { __typename: 'WebPageDeepLink', url: 'https://division.example/' }],
    ['its kind is not for here', 'the Division', { __typename: 'OpenBetslipDeepLink' }],
    ['it has no words', null, { __typename: 'WebPageDeepLink', url: 'https://division.example/' }],
    ['it leads nowhere', 'the Division', null],
  ])('the legal notice has no link when %s', (_, hyperlink, deepLink) => {
    showWith(disclaimer('Licensed by the Division.', hyperlink, deepLink));
    expect(screen.getByText('Licensed by the Division.').querySelector('a')).toBeNull();
  });
});

test('the footer shows the brand’s links, legal texts and copyright', () => {
  show({ startup: { startup: null, stage: 'error' } });
  for (const { title, links } of brand.footer) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined();
    for (const { label, href } of links) expect(hrefOf(label)).toBe(href);
  }
  expect(['Privacy Policy', 'Terms of Use', 'Accessibility Policies'].map(hrefOf)).toEqual(
    ['privacy', 'terms', 'accessibility'].map((name) => `/legal/${name}`),
  );
  expect(screen.getByText(`© 2026 ${brand.name}. This is a demo. We do not take real money.`)).toBeDefined();
});

test('a brand without an app in a store shows no store, but explains the home screen icon', async () => {
  const { user } = show();
  expect(screen.queryByText(/iPhone and iPad|Android/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add to home screen' }));
  expect(overlayStore.getState().request).toEqual({ kind: 'dialog', dialogId: 'home-screen' });
  closeOverlay();
});

test('an app in a store is linked with its badge, and a platform without a safe address is not shown', () => {
  const at = (ios: string | null, android: string | null) => {
    const appUrls = { __typename: 'AppUrls', ios, android } as const;
    return show({ startup: { startup: { ...startup, serviceAttributes: { ...startup.serviceAttributes, appUrls } } } });
  };
  const markOf = (control: HTMLElement) => control.querySelector('path')?.getAttribute('d');
  const { unmount } = at('https://apps.example.com/one', 'javascript:alert(1)');
  const ios = screen.getByRole('link', { name: 'iPhone and iPad (leaves this site)' });
  expect(ios.getAttribute('href')).toBe('https://apps.example.com/one');
  const apple = markOf(ios);
  expect(apple).toBeTruthy();
  for (const name of [/Android/, 'Add to home screen']) expect(screen.queryByText(name)).toBeNull();
  unmount();
  at(null, 'https://play.example.com/one');
  const android = screen.getByRole('link', { name: /^Android/ });
  expect(android.getAttribute('href')).toBe('https://play.example.com/one');
  expect(markOf(android)).not.toBe(apple);
  expect(screen.queryByText(/iPhone/)).toBeNull();
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const valueOf = (term: string) => screen.queryByText(term)?.nextElementSibling?.textContent ?? null;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const clockAt = (instant: string) => formatClock(new Date(instant));

  test('checklist 30: the footer’s clock is the server’s and advances', () => {
    const { platform } = show();
    platform.clock.synchronise('2031-05-06T10:59:58.500Z');
    pass(1_000);
    expect(valueOf('Current time')).toBe(clockAt('2031-05-06T10:59:59Z'));
    pass(1_000);
    expect(valueOf('Current time')).toBe(clockAt('2031-05-06T11:00:00Z'));
    expect(clockAt('2031-05-06T10:59:59Z')).not.toBe(clockAt('2031-05-06T11:00:00Z'));
  });

  test('the footer’s clock pauses on a hidden page and is right when visible again', () => {
    const { platform } = show();
    platform.clock.synchronise('2031-05-06T10:00:00Z');
    pass(1_000);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(3_600_000);
    expect(valueOf('Current time')).toBe(clockAt('2031-05-06T10:00:01Z'));
    visibility.mockReturnValue('visible');
    pass(1_000);
    expect(valueOf('Current time')).toBe(clockAt('2031-05-06T11:00:02Z'));
  });

  test('visitors have no session time', () => {
    show();
    pass(1_000);
    expect([valueOf('Session'), valueOf('Last login')]).toEqual([null, null]);
  });

  const showPlayer = async (lastLoginAt: string | null) => {
    const data = { ...session, lastLoginAt };
    const view = show({ who: 'player', server: new ShellServer({ SessionData: () => ({ sessionData: data }) }) });
    await screen.findByText('Session');
    act(() => view.platform.clock.synchronise('2026-11-21T12:00:00.000Z'));
    pass(1_000);
    return view;
  };

  test('the session time runs from the session’s start by the server’s clock', async () => {
    await showPlayer(null);
    expect(valueOf('Session')).toBe('1:00:01');
    pass(59_000);
    expect(valueOf('Session')).toBe('1:01:00');
  });

  test('a first login shows no last login', async () => {
    await showPlayer(null);
    expect(valueOf('Last login')).toBeNull();
  });

  test('the last login has its date', async () => {
    await showPlayer('2026-11-20T18:30:00.000Z');
    expect(valueOf('Last login')).toBe(formatDateTime(new Date('2026-11-20T18:30:00.000Z')));
    expect(valueOf('Last login')).toMatch(/^11\/2[01]\/2026 /);
  });
});
