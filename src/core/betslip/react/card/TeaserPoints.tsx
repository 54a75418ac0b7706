import { useId } from 'react';
import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import type { TeaserDraft } from '../../types.ts';
import { useBetslipContext } from '../context.ts';

const Choices = styled('fieldset', { all: 'unset', display: 'flex', flexDirection: 'column', gap: '$4' });
const Legend = styled('legend', { padding: 0, paddingBlockEnd: '$4', text: 13, color: '$ink2' });
const Grid = styled('div', { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '$6' });
const Choice = styled('label', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '44px',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  text: 13,
  color: '$ink1',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& strong': { fontWeight: '$bold' },
  '&:has(:checked)': { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' },
  '&:has(:disabled)': { color: '$ink3', borderColor: '$line', cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid $colors$focus', outlineOffset: '2px' },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
});

type TeaserPointsProps = { readonly teaser: TeaserDraft; readonly points: string; readonly format: OddsFormat };

export function TeaserPoints({ teaser, points, format }: TeaserPointsProps) {
  const { dispatch } = useBetslipContext();
  const name = useId();
  return (
    <Choices>
      <Legend>{t`Teaser points, ${teaser.sport}`}</Legend>
      <Grid>
        {teaser.previews.map(({ points: by, name: label, price }) => (
          <Choice key={by}>
            <input
              type="radio"
              name={name}
              value={by}
              checked={by === points}
              disabled={price === null}
              onChange={() => dispatch({ type: 'teaser-points-bought', points: by })}
            />
            <strong>{t`${label} pts`}</strong> {price === null ? t`Unavailable` : formatPrice(price, format)}
          </Choice>
        ))}
      </Grid>
    </Choices>
  );
}
