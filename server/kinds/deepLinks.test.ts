import { describe, expect, it } from 'vitest';
import type { AuthoredDeepLink } from '#server/contract/generated/authored.ts';
import { matchRoute } from '#server/content/documents/routes.ts';
import { actionOf } from './actions.ts';
import { pathOf } from './deepLinkPaths.ts';
import { deepLinkOf, pageLinkOf } from './deepLinks.ts';

const links: readonly (readonly [AuthoredDeepLink, string | null])[] = [
  [{ kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' }, '/live'],
  [{ kind: 'AccountMenuItemDeepLink', slug: 'responsible-gaming' }, '/account/responsible-gaming'],
  [{ kind: 'BetHistorySectionDeepLink', sectionId: 'open' }, '/my-bets'],
  [{ kind: 'BetHistorySectionDeepLink', sectionId: 'settled' }, '/my-bets/settled'],
  [{ kind: 'CasinoGameDeepLink', categorySlug: 'slots', gameProviderGameId: 'game-1' }, '/casino/category/slots/game-1'],
  [{ kind: 'PromotionDeepLink', promotionId: 'parlay-basics' }, '/promotions/parlay-basics'],
  [{ kind: 'FormDeepLink', formId: 'preferences' }, null],
  [{ kind: 'ModalDeepLink', dialogId: 'welcome' }, null],
  [{ kind: 'OpenBetslipDeepLink', marketSelectionIds: ['nfl-1:spread:home'] }, null],
  [{ kind: 'WebPageDeepLink', url: 'https://help.example/', opensNewWindow: true }, null],
];

describe('deep links', () => {
  it.each(links)('the link %j keeps all its authored fields on the wire', (link) => {
    const { kind, ...rest } = link;
    expect(deepLinkOf(link)).toEqual({ __typename: kind, ...rest });
  });

  it.each(links)('the link %j leads to %s, and that page exists', (link, path) => {
    expect(pathOf(link)).toBe(path);
    if (path !== null) expect(matchRoute(path)).not.toBeNull();
  });

  it('a deep link that a document lacks is null', () => {
    expect(deepLinkOf(undefined)).toBeNull();
    expect(pageLinkOf(undefined)).toBeNull();
    expect(pageLinkOf({ kind: 'SportsbookPageDeepLink', canonicalUrl: '/live' })).toEqual({
      __typename: 'SportsbookPageDeepLink',
      canonicalUrl: '/live',
    });
  });
});

describe('actions', () => {
  it('an action has an id with its node’s, its requirements and the next link', () => {
    expect(
      actionOf(
        {
          kind: 'AcknowledgeAction',
          id: 'ok',
          label: 'OK',
          ackType: 'responsible-gaming',
          requirements: ['LOGIN'],
          next: { kind: 'SportsbookPageDeepLink', canonicalUrl: '/' },
        },
        'node',
      ),
    ).toEqual({
      __typename: 'AcknowledgeAction',
      id: 'node:ok',
      label: 'OK',
      ackType: 'responsible-gaming',
      requirements: ['LOGIN'],
      next: { __typename: 'SportsbookPageDeepLink', canonicalUrl: '/' },
    });
    expect(actionOf({ kind: 'SetUserPreferenceAction', id: 'save', label: 'Save', requirements: [] }, 'node')).toEqual({
      __typename: 'SetUserPreferenceAction',
      id: 'node:save',
      label: 'Save',
      requirements: [],
      next: null,
    });
  });
});
