import { lineText, withLine } from '#src/shared/betting/line.ts';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Offer, SelectionRef } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { CardFace, LegLine, LegPrice } from '../panel/panelFrame.ts';

type PendingCardProps = { readonly selection: SelectionRef; readonly offer: Pick<Offer, 'price' | 'points'>; readonly format: OddsFormat };

export function PendingCard({ selection, offer, format }: PendingCardProps) {
  const { dispatch } = useBetslipContext();
  return (
    <CardFace pending aria-busy="true" aria-label={selection.name}>
      <LegLine>
        <Stack gap={0}>
          <Text weight="bold" size={14}>
            {withLine(selection.name, lineText(offer.points, selection.type))}
          </Text>
          <Text size={13} tone="ink3">{t`Adding…`}</Text>
        </Stack>
        <LegPrice change="none">{formatPrice(offer.price, format)}</LegPrice>
        <IconButton
          icon="x"
          label={t`Remove ${selection.name}`}
          target={32}
          onClick={() => dispatch({ type: 'selection-removed', selectionId: selection.id })}
        />
      </LegLine>
    </CardFace>
  );
}
