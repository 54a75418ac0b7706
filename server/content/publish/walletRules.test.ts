import { describe, expect, it } from 'vitest';
import type { AuthoredDocument, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { helpPages } from '#server/platform/regions/regions.ts';
import { authored } from '../authored/index.ts';
import { checkForPublish } from './check.ts';

type Editable<T> = { -readonly [K in keyof T]: T[K] };
type Page = Editable<AuthoredDocument> & { nodes: Record<string, Editable<AuthoredStoredNode>> };

const pageOf = (surface: string): Page => {
  const found = authored.find(({ document, brand }) => document.surface === surface && brand === '*') ?? expect.fail(`no ${surface}`);
  return structuredClone(found.document);
};
const nodeIn = ({ nodes }: Page, id: string) => nodes[id] ?? expect.fail(`no part ${id}`);
function planted(surface: string, change: (page: Page) => void): readonly string[] {
  const page = pageOf(surface);
  change(page);
  return checkForPublish(surface, page).problems.map(({ message }) => message);
}
const drop =
  (id: string) =>
  (page: Page): void => {
    delete page.nodes[id];
    page.order = page.order.filter((each) => each !== id);
    for (const node of Object.values(page.nodes))
      node.regions = Object.fromEntries(Object.entries(node.regions ?? {}).map(([name, ids]) => [name, ids.filter((each) => each !== id)]));
    for (const node of Object.values(page.nodes)) if (Object.keys(node.regions ?? {}).length === 0) delete node.regions;
  };
const move =
  (id: string, region: string) =>
  (page: Page): void => {
    const payment = nodeIn(page, 'payment');
    const regions = Object.fromEntries(
      Object.entries(payment.regions ?? {}).map(([name, ids]) => [name, ids.filter((each) => each !== id)]),
    );
    payment.regions = { ...regions, [region]: [...(regions[region] ?? []), id] };
  };
const withFallback = (id: string, url: string) => (page: Page) => {
  nodeIn(page, id).fallback = { kind: 'FallbackLink', text: 'Go on', url };
};

describe('a wallet document without a required part', () => {
  it.each([
    [
      'withdrawal',
      'amount',
      'Players must enter the amount, so a MANDATORY PaymentAmountShelf must stand in the region form of PaymentShelf.',
    ],
    [
      'withdrawal',
      'total',
      'A withdrawal must show its total before players confirm, so a MANDATORY PaymentTotalShelf must stand in the region confirm of PaymentShelf.',
    ],
    [
      'withdrawal',
      'consent',
      'Players must confirm a withdrawal, so a MANDATORY PaymentConsentShelf must stand in the region confirm of PaymentShelf.',
    ],
    ['withdrawal', 'helpline', 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.'],
    ['deposit', 'helpline', 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.'],
    ['gateway', 'helpline', 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.'],
    ['wallet-receipt', 'helpline', 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.'],
    [
      'receipt:withdrawal-pending',
      'amount',
      'A receipt must show the amount: add a MANDATORY DefaultReceiptLine of transactionAmount or transferredAmount.',
    ],
    [
      'receipt:deposit-failed',
      'moved',
      'A receipt must show the amount: add a MANDATORY DefaultReceiptLine of transactionAmount or transferredAmount.',
    ],
  ])('%s without %s is refused with the reason', (surface, id, sentence) => {
    expect(planted(surface, drop(id))).toEqual([sentence]);
  });
});

describe('the parts of a payment', () => {
  it.each([
    ['total', 'form', 'PaymentTotalShelf is drawn only in the region confirm of PaymentShelf, so it must stand there.'],
    ['consent', 'above', 'PaymentConsentShelf is drawn only in the region confirm of PaymentShelf, so it must stand there.'],
    ['notice', 'form', 'PaymentNoticeShelf is drawn only in the region above of PaymentShelf, so it must stand there.'],
    ['amount', 'confirm', 'PaymentAmountShelf is drawn only in the region form of PaymentShelf, so it must stand there.'],
  ])('%s in the region %s is refused with the right region', (id, region, sentence) => {
    expect(planted('withdrawal', move(id, region))).toContain(sentence);
  });

  it('a payment’s total outside the payment is refused', () => {
    const out = (page: Page) => {
      const { total, ...nodes } = page.nodes;
      drop('total')(page);
      page.nodes = { ...page.nodes, total: total ?? expect.fail('no total') };
      page.order = [...page.order, 'total'];
      expect(Object.keys(nodes)).not.toContain('total');
    };
    expect(planted('withdrawal', out)).toContain(
      'PaymentTotalShelf is drawn only in the region confirm of PaymentShelf, so it must stand there.',
    );
  });

  it('a helpline inside the payment is refused', () => {
    const inside = (page: Page) => {
      page.order = ['payment'];
      move('helpline', 'form')(page);
    };
    expect(planted('deposit', inside)).toContain('HelplineShelf is drawn only on the page itself, so it must stand there.');
  });

  it.each([
    ['withdrawal', 'consent', 'confirm', 'A payment has one PaymentConsentShelf; a second would contradict it.'],
    ['deposit', 'code', 'form', 'A payment has one PromotionCodeShelf; a second would contradict it.'],
  ])('a payment page for a %s with a second %s is refused', (surface, id, region, sentence) => {
    const twice = (page: Page) => {
      page.nodes['again'] = { ...nodeIn(page, id), id: 'again' };
      move('again', region)(page);
    };
    expect(planted(surface, twice)).toEqual([sentence]);
  });

  it('a page with two payments is refused', () => {
    const twice = (page: Page) => {
      page.nodes['again'] = { id: 'again', kind: 'PaymentShelf', v: 1, props: { type: 'DEPOSIT' }, criticality: 'MANDATORY' };
      page.order = ['payment', 'again', 'helpline'];
    };
    expect(planted('deposit', twice)).toEqual(['A payment has one PaymentShelf; a second would contradict it.']);
  });

  it('a payment page’s parts may be in any order', () => {
    expect(
      planted('withdrawal', (page) => {
        page.order = ['helpline', 'payment'];
      }),
    ).toEqual([]);
    expect(planted('withdrawal', move('methods', 'form'))).toEqual([]);
  });
});

describe('a link on a page of payments', () => {
  it.each([
    'https://elsewhere.test/',
    '/casino',
    '/',
    '/sport/basketball',
    '/promotions',
    '/account/award-details',
    '/account/help/../../casino',
  ])('a link from payments to %s is refused', (url) => {
    for (const [surface, id] of [
      ['deposit', 'code'],
      ['withdrawal', 'notice'],
      ['wallet-receipt', 'receipt'],
      ['receipt:withdrawal-pending', 'information'],
      ['receipt:deposit-pending', 'information'],
    ] as const)
      expect(planted(surface, withFallback(id, url)).join(), surface).toContain('links can lead only to the account, legal texts or help');
  });

  it.each(['/account/help', '/account/responsible-gaming', '/account/history/transactions'])(
    'a link from payments to %s is accepted',
    (url) => {
      expect(planted('deposit', withFallback('code', url))).toEqual([]);
    },
  );

  it.each(Object.values(helpPages))('a link from payments to the help organisation %s is accepted', (url) => {
    expect(planted('deposit', withFallback('code', url))).toEqual([]);
    const change = (page: Page) => {
      Object.assign(nodeIn(page, 'prompt').props, { deepLink: { kind: 'WebPageDeepLink', url, opensNewWindow: true } });
    };
    expect(planted('receipt:withdrawal-pending', change)).toEqual([]);
  });

  it.each(['https://www.ncpgambling.org.elsewhere.test/', 'http://www.ncpgambling.org/', 'https://ncpgambling.test/help'])(
    'a link from payments that only resembles a help site is refused: %s',
    (url) => {
      expect(planted('withdrawal', withFallback('notice', url)).join()).toMatch(
        /links can lead only to the account, legal texts or help|must match pattern/,
      );
    },
  );

  it('a link from payments to another site is refused with the allowed help sites', () => {
    expect(planted('deposit', withFallback('code', 'https://elsewhere.test/'))).toEqual([
      'On payment pages, links can lead only to the account, legal texts or help, not to https://elsewhere.test/. Allowed help sites: https://www.ncpgambling.org and https://www.connexontario.ca.',
    ]);
  });

  it.each([
    { kind: 'WebPageDeepLink', url: 'https://elsewhere.test/', opensNewWindow: true },
    { kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' },
    { kind: 'BetHistorySectionDeepLink', sectionId: 'open' },
    { kind: 'PromotionListDeepLink' },
    { kind: 'OpenBetslipDeepLink', marketSelectionIds: ['s1'] },
    { kind: 'ModalDeepLink', dialogId: 'tour' },
    { kind: 'FormDeepLink', formId: 'season-pick-em' },
  ])('a receipt’s link of the kind $kind is refused', (deepLink) => {
    for (const surface of ['receipt:withdrawal-pending', 'receipt:deposit-successful']) {
      const change = (page: Page) => {
        Object.assign(nodeIn(page, 'prompt').props, { deepLink });
      };
      expect(planted(surface, change).join(), surface).toContain('links can lead only to the account, legal texts or help');
    }
  });
});

describe('texts of payments', () => {
  const say = (id: string, props: object) => (page: Page) => {
    Object.assign(nodeIn(page, id).props, props);
  };
  it.each([
    ['receipt:deposit-successful', say('header', { title: 'You have $500 now' })],
    ['receipt:withdrawal-pending', say('information', { text: 'The fee is two €.' })],
    [
      'deposit',
      (page: Page) => {
        page.title = 'Deposit 50 today';
      },
    ],
    [
      'deposit',
      (page: Page) => {
        nodeIn(page, 'code').fallback = { kind: 'FallbackText', text: 'No less than 20' };
      },
    ],
    [
      'withdrawal',
      (page: Page) => {
        nodeIn(page, 'amount').label = 'Up to 100';
      },
    ],
  ])('texts of %s with figures are refused', (surface, change) => {
    expect(planted(surface, change)).toEqual(['Remove the figures. Amounts, limits and fees on payment pages come from the server.']);
  });

  it.each([
    ['withdrawal', say('consent', { sentence: 'Why not bet it instead?' }), 'bet'],
    ['withdrawal', say('consent', { backLabel: 'Keep playing' }), 'playing'],
    ['wallet-receipt', say('receipt', { heading: 'Odds are waiting' }), 'Odds'],
    ['receipt:withdrawal-successful', say('information', { text: 'A bonus waits.' }), 'bonus'],
  ])('texts of %s that invite to bet are refused', (surface, change, invitation) => {
    expect(planted(surface, change)).toEqual([`Remove “${invitation}”. Withdrawal pages must not invite players to bet.`]);
  });

  it('a withdrawal may say that money set aside cannot be bet', () => {
    expect(planted('withdrawal', say('consent', { sentence: 'It cannot be bet.' }))).toEqual([]);
  });
});
