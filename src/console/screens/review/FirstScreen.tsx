import { Text } from '#src/ui/Text.tsx';
import type { FirstOffer } from '../../editor/preview/messages.ts';

/** Height of a phone's screen (812 pixels) without header (64) and bottom bar (56). */
const FIRST_SCREEN = 692;

const WHAT = { price: 'price', game: 'whole game' } as const;

/** Warns if phones show no price and no game until players scroll. */
export function FirstScreen({ first }: { readonly first: FirstOffer | null }) {
  const below = first === null ? 0 : first.bottom - FIRST_SCREEN;
  return (
    <Text as="p" role="status" size={13} tone={below > 0 ? 'warning' : 'ink2'}>
      {first === null
        ? ''
        : below > 0
          ? `The first ${WHAT[first.what]} ends ${below} px below the first screen of a phone. Move it up, or make what stands above it smaller.`
          : `The first ${first.what} is on the first screen of a phone.`}
    </Text>
  );
}
