import { Choices } from '#src/render/payments/Choices.tsx';
import type { Way } from '#src/shared/payments/walletPaths.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import type { Draft } from '../../parts/payment/payment.ts';
import { PlaceMap } from './PlaceMap.tsx';

const legends: { readonly [W in Way]: string } = { deposit: t`Where to pay`, withdrawal: t`Where to pick up` };

type Props = {
  readonly way: Way;
  readonly legend: string | undefined;
  readonly places: NonNullable<Draft['places']>;
  readonly draft: Pick<Draft, 'placeId' | 'choosePlace'>;
};

export const Places = ({ way, legend = legends[way], places, draft: { placeId, choosePlace } }: Props) => (
  <Stack gap={8}>
    <Choices legend={legend} options={places} value={placeId} onChange={choosePlace} />
    <PlaceMap places={places} chosenId={placeId} />
  </Stack>
);
