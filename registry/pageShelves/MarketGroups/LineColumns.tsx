import { PriceButton } from '#src/core/betslip/index.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import { refOf } from '../../parts/odds/selection.ts';
import type { Lines } from './lines.ts';
import { baseOf, type MarketOf } from './marketTypes.ts';

const Grid = styled('div', {
  display: 'grid',
  gap: '$4',
  alignItems: 'center',
  '@tablet': { columnGap: '$8' },
  variants: {
    columns: {
      2: { gridTemplateColumns: 'minmax(0, 1fr) repeat(2, minmax(72px, 120px))' },
      3: {
        gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(72px, 84px))',
        '@tablet': { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, minmax(80px, 132px))' },
      },
    },
  },
});
const Head = styled('span', { text: 12, fontWeight: '$medium', color: '$ink2', textAlign: 'center', truncate: true });
const Name = styled('span', { text: 14, fontWeight: '$medium', minWidth: 0, truncate: true, '@belowTablet': { text: 13 } });

function headOf({ type, name }: MarketOf): string {
  const base = baseOf(type);
  if (base === 'moneyline') return t`Moneyline`;
  return base === 'spread' ? t`Spread` : base === 'total' ? t`Total` : name;
}

/** Hides column heads and team names from screen readers, because the price buttons' labels contain both. */
export function LineColumns({ lines: { columns, names } }: { readonly lines: Lines }) {
  return (
    <Grid columns={columns.length > 2 ? 3 : 2}>
      <span />
      {columns.map((column) => (
        <Head key={column.id} aria-hidden>
          {headOf(column)}
        </Head>
      ))}
      {names.map((name, side) => [
        <Name key={name} title={name} aria-hidden>
          {name}
        </Name>,
        ...columns.map(({ id, name: market, selections }) => {
          const selection = selections[side];
          return selection ? <PriceButton key={id} selection={refOf(selection)} market={market} /> : null;
        }),
      ])}
    </Grid>
  );
}
