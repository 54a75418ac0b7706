import type { OfferDocument } from '#src/shared/offers/document.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { isOnBets, isOnDayLoss, isOnDeposit, isOnNearMiss, type Span } from '../rules/qualify.ts';
import type { SeenCause, Whose } from './causes.ts';
import type { News } from './readFacts.ts';
import { seenBets } from './seenBets.ts';
import { seenDays } from './seenDays.ts';
import { seenDeposit } from './seenDeposit.ts';
import { seenNearMisses } from './seenNearMisses.ts';

type Looking = { readonly document: OfferDocument; readonly span: Span };

/** Lists the news' bets, deposits or days on which the offer may pay, in their current state. */
export function seenCauses(
  trx: Trx,
  whose: Whose,
  { document, span }: Looking,
  { news, now }: { readonly news: News; readonly now: Date },
): Promise<readonly SeenCause[]> | readonly SeenCause[] {
  if (isOnBets(document)) return seenBets(document, span, news);
  if (isOnNearMiss(document)) return seenNearMisses(trx, document, span, news.bets);
  if (isOnDayLoss(document)) return seenDays(trx, whose, document, { span, news, now });
  return isOnDeposit(document) ? seenDeposit(trx, whose, document, { span, now }) : [];
}
