import { Text } from '#src/ui/Text.tsx';
import type { FirstOffer } from '../../editor/preview/messages.ts';

/** Area for a page on a phone of 375 × 812 pixels, without header (64) and bottom bar (56). */
export const FIRST_SCREEN = { width: 375, height: 692 } as const;

const WHAT = { price: 'price', game: 'whole game' } as const;

/** Warns if players on a phone see no price and no game until they scroll. */
export function BelowFirstScreen({ first }: { readonly first: FirstOffer | null }) {
  if (first === null || first.bottom <= FIRST_SCREEN.height) return null;
  return (
    <Text as="p" size={13} tone="warning">
      {`The first ${WHAT[first.what]} ends ${first.bottom - FIRST_SCREEN.height} px below the first screen of a phone. Move it up, or make what stands above it smaller.`}
    </Text>
  );
}
