import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { Text } from '#src/ui/Text.tsx';
import type { TicketChange } from '../../teaserSeen.ts';
import type { TeaserPreview } from '../../types.ts';
import { Note } from '../panel/panelFrame.ts';

type TeaserTermsProps = {
  readonly preview: TeaserPreview;
  readonly change: TicketChange | null;
  readonly format: OddsFormat;
};

export function TeaserTerms({ preview, change, format }: TeaserTermsProps) {
  return (
    <>
      <Text size={13} tone="ink2">
        {[...(preview.rule === null ? [] : [preview.rule]), ...(preview.drop === null ? [] : [dropText(preview, format)])].join(' ')}
      </Text>
      {change === null ? null : <Note tone={change.kind === 'price-better' ? 'good' : 'ask'}>{describeTicket(change, format)}</Note>}
    </>
  );
}

function dropText({ drop, dropsTo }: TeaserPreview, format: OddsFormat): string {
  const left = dropsTo.map(({ legs, price }) => t`${legs} legs pay\u00a0${formatPrice(price, format)}`);
  return left.length === 0
    ? t`${drop ?? ''}. If the other leg wins or also drops out, we return your stake.`
    : t`${drop ?? ''}: ${left.join(', ')}. If one winning leg or no leg is left, we return your stake.`;
}

function describeTicket({ kind, from, to }: TicketChange, format: OddsFormat): string {
  if (kind === 'terms') return t`The terms of this teaser changed. The new terms are shown here.`;
  const [was, is] = [from.price ? formatPrice(from.price, format) : '', to.price ? formatPrice(to.price, format) : ''];
  return kind === 'price-worse'
    ? t`The odds changed from ${was} to ${is}.`
    : t`The odds improved from ${was} to ${is}. You get the better odds.`;
}
