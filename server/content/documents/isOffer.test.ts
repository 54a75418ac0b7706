import { describe, expect, it } from 'vitest';
import { isShownTo } from '../targeting/conditions.ts';
import { visitor } from '#tests/support/layouts.ts';
import { MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import { admit } from '../serve/admit.ts';
import { isOffer } from './isOffer.ts';
import { surfaceOf } from './surfaces.ts';

const list = (source: string, args: object) => ({ kind: 'CollectionShelf', props: {}, bind: { list: { source, args } } });
const dialog = (deepLink: object) => ({ kind: 'CustomDialog', props: { buttons: [{ label: 'See', deepLink }] } });

describe('an offer to play', () => {
  it.each([
    ['promotions of an editor', { kind: 'PromotionsShelf', props: {} }],
    ['a banner of the lobby', { kind: 'LobbyBannerShelf', props: {} }],
    ['a list of promotions', list('promotionCollection', {})],
    ['a dialog that leads to a promotion', dialog({ kind: 'PromotionDeepLink', promotionId: 'first' })],
  ])('an offer to play is recognised: %s', (_, node) => {
    expect(isOffer(node as never)).toBe(true);
  });

  it.each([
    ['the helpline', { kind: 'QuickLinksShelf', props: {} }],
    ['a list of games', list('gamesOfCompetition', { competitionId: 'nfl' })],
    ['a dialog that leads to limits', dialog({ kind: 'AccountMenuItemDeepLink', slug: 'responsible-gaming' })],
    ['a kind that is not known', { kind: 'HologramShelf', props: {} }],
  ])('an offer to play is not recognised in %s', (_, node) => {
    expect(isOffer(node as never)).toBe(false);
  });

  it('an offer is hidden from a player who may not play, even if MANDATORY', () => {
    const surface = surfaceOf('promotions');
    if (!surface) throw new Error('There is no page of promotions');
    const node = { id: 'ours', kind: 'PromotionsShelf', v: 1, props: { title: 'Ours', promotions: [] }, criticality: 'MANDATORY' };
    const document = { surface: 'promotions', nodes: { ours: node }, order: ['ours'] };
    const { rules } = admit({ hash: 'h', surface: 'promotions', document }, surface, () => undefined);
    expect(rules.map((rule) => [isShownTo(rule, visitor), isShownTo(rule, { ...visitor, segments: [MAY_NOT_PLAY] })])).toEqual([
      [true, false],
    ]);
  });
});
