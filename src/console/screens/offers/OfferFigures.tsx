import type { OfferUptake, OfferView } from '#src/shared/console/offers.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';

export function OfferFigures({ offer, onClose }: { readonly offer: OfferView; readonly onClose: () => void }) {
  const { id } = offer.document;
  const read = useAnswer('readOffer', { offerId: id });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Figures of ${id}`}
      description="From awards and the ledger, at this moment."
      width={520}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Awaited loaded={read} what="the figures">
        {(uptake) => (
          <Stack gap={8} css={{ paddingTop: '$16' }}>
            {figureLines(offer, uptake).map((line) => (
              <Text key={line} size={13}>
                {line}
              </Text>
            ))}
            <Marks title="Accounts beside another account of their person" ids={uptake.sharedPersons} />
            <Marks title="Accounts whose person bet in cash on both sides of a market" ids={uptake.bothSides} />
          </Stack>
        )}
      </Awaited>
    </Dialog>
  );
}

function Marks({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  return (
    <Stack gap={4}>
      <Text size={13} weight="bold">
        {title}
      </Text>
      <Text size={13}>{ids.length === 0 ? 'None' : ids.join(', ')}</Text>
    </Stack>
  );
}

function figureLines({ document, awardedCents, usedCents, awards }: OfferView, uptake: OfferUptake): readonly string[] {
  const money = (cents: number): string => formatCents(BigInt(cents), document.currency);
  const { enrolled, qualified, awarded, used, withheld, paidCents } = uptake;
  return [
    `Players: ${enrolled} opted in, ${qualified} qualified, ${awarded} got an award, ${used} used one.`,
    `Nothing for what counted: ${withheld.budget} by the budget, ${withheld.cap} by the cap, ${withheld.excluded} could not be offered anything.`,
    `Awards: ${awards.unused} unused, ${awards.used} used, ${awards.expired} expired, ${awards.withdrawn} taken back.`,
    `Worth: ${money(awardedCents)} of ${money(document.budgetCents)}, of which ${money(usedCents)} was used.`,
    `Cost by the ledger so far: ${money(paidCents)}.`,
  ];
}
