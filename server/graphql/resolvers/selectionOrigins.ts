import type { BetslipView, SlipOrigin } from '../../domain/index.ts';
import type { MarketSelectionMetadata } from '../../gql/resolvers.ts';
import { badInput } from '../errors.ts';

const MOST_CHARACTERS = 64;
type OriginInput = { readonly [K in 'branchChannel' | 'selectionOrigin' | 'shareId']?: string | null | undefined };

/** Where a selection was pressed, as the client says it; null where it says nothing. */
export function originIn({ branchChannel, selectionOrigin, shareId }: OriginInput): SlipOrigin | null {
  const said = Object.entries({ branchChannel, selectionOrigin, shareId }).filter(
    (one): one is [string, string] => typeof one[1] === 'string' && one[1] !== '',
  );
  for (const [field, value] of said)
    if (value.length > MOST_CHARACTERS || value.includes('\0')) throw badInput(`At most ${MOST_CHARACTERS} characters.`, [field]);
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Of the selections that are shown, in their order. */
export const metadataOf = ({ selectionIds, origins }: BetslipView): MarketSelectionMetadata[] =>
  selectionIds.flatMap((id) => {
    const origin = origins.get(id);
    if (origin === undefined) return [];
    return [
      {
        __typename: 'MarketSelectionMetadata' as const,
        marketSelectionId: id,
        selectionOrigin: origin.selectionOrigin ?? null,
        branchChannel: origin.branchChannel ?? null,
        shareId: origin.shareId ?? null,
        featuredBetId: origin.featuredBetId ?? null,
        attributes: origin.isQuickBet === true ? ['QUICK_BET'] : [],
      },
    ];
  });
