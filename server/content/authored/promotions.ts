import { type Card, cardOf, offered, type PromotionTag } from '#server/modules/offers/index.ts';
import type { AuthoredCollectionShelf, AuthoredDocument } from '#server/contract/generated/authored.ts';
import { storedPage } from './stored.ts';
import { changeNode } from './write.ts';

export const cards = {
  parlay: cardOf(offered.parlay),
  live: cardOf(offered.live),
  odds: cardOf(offered.odds),
  pace: cardOf(offered.pace),
} as const;

/** Returns the document with these promotion cards in node `id`. */
export const withCards = (document: AuthoredDocument, id: string, promotions: readonly Card[]): AuthoredDocument =>
  changeNode(document, id, (node) => ({ ...node, props: { ...node.props, promotions } }));

export const withoutTag = (document: AuthoredDocument, id: string, not: PromotionTag): AuthoredDocument =>
  changeNode(document, id, (node) => {
    const props = node.props as AuthoredCollectionShelf;
    return {
      ...node,
      props: { ...props, filters: props.filters.filter((each) => each !== not) },
      bind: { ...node.bind, list: { source: 'promotionCollection', args: { ...node.bind?.['list']?.args, not } } },
    };
  });

export const promotions = storedPage('promotions/promotions');
export const promotion = storedPage('promotions/promotion');
