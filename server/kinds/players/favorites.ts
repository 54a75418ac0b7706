import type { Catalogue, Participant } from '#server/modules/catalogue/index.ts';
import type { Row } from '#server/platform/store/index.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import type { KindContext } from '../context.ts';

export const isLinkingOpen = ({ deps, viewer }: KindContext): boolean =>
  deps.linking.isOfferedBy(viewer.brand) && deps.layouts.judgeFlag('account-linking', audienceOf(viewer))?.isOn === true;

export function favoritesOf(account: Pick<Row<'linked_accounts'>, 'favorites'> | null, catalogue: Catalogue): readonly Participant[] {
  return (account?.favorites ?? []).flatMap((favorite) => {
    const [league = '', team = ''] = favorite.split('/');
    return catalogue.participantsOf(league).find(({ abbreviation }) => abbreviation.toLowerCase() === team.toLowerCase()) ?? [];
  });
}
