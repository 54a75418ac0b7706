import { describe, expect, it } from 'vitest';
import type { AuthoredAccountItemsShelf, AuthoredDocument } from '#server/contract/generated/authored.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { accountRoutes } from '../../documents/accountRoutes.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { linksIn } from '../../documents/links.ts';
import { matchRoute } from '../../documents/routes.ts';
import { subjectOf } from '../../documents/subject.ts';
import { accountPanel } from '../frame.ts';
import { accountMenu } from './account.ts';
import { walletSurfaces } from '#server/content/documents/walletKinds.ts';
import { accountTexts } from './accountTexts.ts';
import { authored } from '../index.ts';

type Item = AuthoredAccountItemsShelf['items'][number];
const itemsOf = ({ nodes, order }: AuthoredDocument): readonly Item[] =>
  order.flatMap((id) => (nodes[id]?.props as AuthoredAccountItemsShelf | undefined)?.items ?? []);
const leavesOf = (items: readonly Item[]) =>
  items.flatMap((item) => (item.kind === 'Leaf' ? [item] : item.kind === 'Parent' ? item.children : []));
const isPage = (path: string | null): boolean => {
  const route = path === null ? null : matchRoute(path);
  return route !== null && subjectOf(route, tinyCatalogue()) !== null;
};
const documentOn = (surface: string): AuthoredDocument => {
  const found = authored.find(({ document, brand }) => document.surface === surface && brand === '*');
  if (!found) throw new Error(`Nothing is authored for ${surface}`);
  return found.document;
};

describe('the account of a casino without a sportsbook', () => {
  it('the account of a casino without a sportsbook links to everything but bets', () => {
    const ofAccount = authored.filter(({ document, brand }) => brand === 'hwc' && /^account-|^history-/.test(document.surface));
    const links = ofAccount.flatMap(({ document }) => linksIn(document, ''));
    const linkKinds = JSON.stringify(links);
    expect(linkKinds).not.toContain('BetHistorySectionDeepLink');
    expect(linkKinds).not.toContain('history/betting');
    for (const slug of ['history/transactions', 'history/casino', 'summary']) expect(linkKinds).toContain(slug);
  });

  it('the casino’s own account panel is served to the brands without a sportsbook', () => {
    const served = authored.filter(({ document, brand }) => document.surface === 'account-panel' && brand !== '*');
    expect(served.map(({ brand }) => brand)).toEqual(['hwc', 'tsc']);
  });
});

describe('the menu of the account', () => {
  it('every entry of the account menu leads to an existing page, the guide to its form', () => {
    const leaves = leavesOf(itemsOf(accountMenu));
    expect(leaves.length).toBeGreaterThan(8);
    const isForm = (deepLink: (typeof leaves)[number]['deepLink']): boolean => deepLink?.kind === 'FormDeepLink';
    expect(leaves.filter(({ deepLink }) => isForm(deepLink)).map(({ label }) => label)).toEqual(['Safer gambling guide']);
    for (const { label, deepLink } of leaves) expect(isForm(deepLink) || isPage(deepLink ? pathOf(deepLink) : null), label).toBe(true);
  });

  it('the account menu has each label once, help, and the logout last', () => {
    const items = itemsOf(accountMenu);
    const labels = leavesOf(items).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Time, limits and help');
    expect(items.at(-1)).toMatchObject({ kind: 'ClientDisplayDescriptive', display: 'log-out' });
  });

  it('the account menu names each page by the page’s own title', () => {
    for (const [label, surface] of [
      ['Account summary', 'account-summary'],
      ['Transactions', 'history-transactions'],
      ['Betting history', 'history-betting'],
      ['Casino history', 'history-casino'],
      ['Awards', 'awards'],
      ['Referrals', 'referrals'],
      ['Tax forms', 'taxes'],
      ['Linked accounts', 'linked-accounts'],
      ['Password and login', 'account-security'],
    ] as const) {
      expect(leavesOf(itemsOf(accountMenu)).map((leaf) => leaf.label)).toContain(label);
      expect(documentOn(surface).title).toBe(label);
    }
  });
});

describe('the account panel', () => {
  const paths = (documents: readonly (typeof accountMenu)[]): readonly (string | null)[] =>
    documents.flatMap((document) => leavesOf(itemsOf(document)).map(({ deepLink }) => (deepLink ? pathOf(deepLink) : null)));

  it('the account panel has the entries of the account menu, apart from its wallet box and referral card', () => {
    const inBoxes = ['/account/wallet/deposit', '/account/wallet/withdrawal', '/account/referrals'];
    expect(paths([accountPanel])).toEqual(paths([accountMenu]).filter((path) => !inBoxes.includes(path ?? '')));
    for (const path of ['/account/taxes', '/account/linked-accounts']) expect(paths([accountPanel])).toContain(path);
  });

  it('the account menu begins with deposit and withdrawal', () => {
    expect(paths([accountMenu]).slice(0, 2)).toEqual(['/account/wallet/deposit', '/account/wallet/withdrawal']);
  });
});

describe('a history', () => {
  it.each(['history-transactions', 'history-betting', 'history-casino'])(
    'a history’s list has a title that differs from the page’s: %s',
    (surface) => {
      const { title, nodes } = documentOn(surface);
      const list = Object.values(nodes).find(({ kind }) => kind === 'HistoryShelf');
      expect(list?.props).toHaveProperty('title');
      expect(list?.props).not.toHaveProperty('title', title);
    },
  );
});

type LimitLink = Extract<Parameters<typeof pathOf>[0], { readonly kind: 'ResponsibleGamingShelfDeepLink' }>;
type LimitOfLink = NonNullable<LimitLink['limit']>;

describe('limits', () => {
  it('each limit has a page, with daily, weekly and monthly ones', () => {
    const page = documentOn('responsible-gaming');
    const limits = page.nodes['limits']?.props as { readonly rows: readonly { readonly limit: LimitOfLink }[] } | undefined;
    const rows = limits?.rows ?? [];
    const leaves = leavesOf(itemsOf(page)).map(({ deepLink }) => (deepLink ? pathOf(deepLink) : null));
    const paths = [...leaves, ...rows.map(({ limit }) => pathOf({ kind: 'ResponsibleGamingShelfDeepLink', limit }))];
    expect(paths).toHaveLength(16);
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
    for (const period of ['daily', 'weekly', 'monthly']) expect(paths).toContain(`/account/responsible-gaming/loss/${period}`);
  });

  it('the responsible-gaming page shows the limits', () => {
    expect(documentOn('responsible-gaming').order).toContain('limits');
  });
});

describe('a page of a closed feature', () => {
  it.each(accountTexts.map((document) => [document.surface, document] as const))(
    '%s states what is unavailable and links to existing pages',
    (_, { nodes }) => {
      const [text, ways] = [nodes['text'], nodes['ways']];
      expect(JSON.stringify(text?.props)).toMatch(/\bnot\b|n’t\b|\bno\b|\bnothing\b|\bnone\b/i);
      const links = linksIn(ways?.props, '/props');
      expect(links.length).toBeGreaterThan(0);
      for (const { link } of links) expect(pathOf(link) === null || isPage(pathOf(link)), JSON.stringify(link)).toBe(true);
    },
  );
});

describe('every surface of the account', () => {
  it.each([...new Set(accountRoutes.map(([, surface]) => surface))])('%s has a document that ends with help', (surface) => {
    const { nodes, order } = documentOn(surface);
    expect(order.length).toBeGreaterThan(0);
    // Excludes wallet pages, which contain only wallet kinds. Every page's footer has help.
    if (surface !== 'account-settings' && !walletSurfaces.some((each) => each === surface))
      expect(nodes[order.at(-1) ?? '']?.label).toBe('Responsible gaming');
  });
});
