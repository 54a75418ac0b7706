import { isKindName, kinds } from '#server/kinds/index.ts';
import type { Kind } from '#server/kinds/define.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';
import { isSourceName, sources } from '#server/kinds/sources/index.ts';
import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import { linksIn } from './links.ts';

const PROMOTIONS: ReadonlySet<string> = new Set(['PromotionDeepLink', 'PromotionsDeepLink']);

/** True if the node invites to play, by its kind, data source or, in a dialog, a link to promotions. */
export function isOffer({ kind, bind = {}, props }: Pick<AuthoredStoredNode, 'bind' | 'kind' | 'props'>): boolean {
  if (!isKindName(kind)) return false;
  const { family, isOffer: invites }: Kind<KindName> = kinds[kind];
  return (
    invites === true ||
    Object.values(bind).some(({ source }) => isSourceName(source) && sources[source].isOffer === true) ||
    (family === 'dialogs' && linksIn(props, '').some(({ link }) => PROMOTIONS.has(link.kind)))
  );
}
