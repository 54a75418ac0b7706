import type { BetslipView, SlipOrigin } from '#server/modules/betting/slip/view/index.ts';
import type { MarketSelectionMetadata } from '#server/contract/generated/schemaTypes.ts';
import { badInput } from '#server/platform/problems.ts';

const MOST_CHARACTERS = { branchChannel: 64, selectionOrigin: 64, shareId: 64, modelOutput: 2_000 } as const;
type Said = keyof typeof MOST_CHARACTERS;
type OriginInput = { readonly [K in Said]?: string | null | undefined };

/** Returns null without an origin. Throws `BAD_USER_INPUT` for a text that is too long or contains U+0000. */
export function originIn({ branchChannel, selectionOrigin, shareId, modelOutput }: OriginInput): SlipOrigin | null {
  const said = Object.entries({ branchChannel, selectionOrigin, shareId, modelOutput }).filter(
    (one): one is [Said, string] => typeof one[1] === 'string' && one[1] !== '',
  );
  for (const [field, value] of said)
    if (value.length > MOST_CHARACTERS[field] || value.includes('\0'))
      throw badInput(`At most ${MOST_CHARACTERS[field]} characters.`, [field]);
  return said.length === 0 ? null : Object.fromEntries(said);
}

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
        modelOutput: origin.modelOutput ?? null,
        attributes: origin.isQuickBet === true ? ['QUICK_BET'] : [],
      },
    ];
  });
