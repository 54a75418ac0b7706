import type { ParticipantMarkFragment, StatisticsFragment } from '#src/gql/graphql.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  text: 14,
  fontVariantNumeric: 'tabular-nums',
  '& caption': {
    padding: '$12 $16 $8',
    text: 13,
    fontWeight: '$medium',
    textAlign: 'start',
    color: '$ink2',
    backgroundColor: '$surface2',
  },
  '& th, & td': { padding: '$8 $12', fontWeight: '$regular', borderTop: '1px solid $line', overflowWrap: 'anywhere' },
  '& thead th, & thead td': { borderTop: 'none', backgroundColor: '$surface2', paddingTop: 0 },
  '& th[scope="row"]': { textAlign: 'center', color: '$ink2', text: 13 },
  '& td': { fontWeight: '$bold', color: '$ink1' },
  '& tr > :first-child': { textAlign: 'start', paddingInlineStart: '$16' },
  '& tr > :last-child': { textAlign: 'end', paddingInlineEnd: '$16' },
});
const Edge = styled('col', { width: '25%', '@tablet': { width: '32%' } });
const Side = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '$4 $8',
  minWidth: 0,
  '@tablet': { flexDirection: 'row', alignItems: 'center' },
  '& > :first-child': { flex: 'none' },
  variants: { end: { true: { alignItems: 'flex-end', '@tablet': { flexDirection: 'row-reverse', alignItems: 'center' } } } },
});
const Name = styled('span', { minWidth: 0, fontWeight: '$medium', color: '$ink1', '@belowTablet': { text: 13 } });
const Bar = styled('span', {
  display: 'flex',
  gap: '2px',
  height: '4px',
  marginTop: '$4',
  '& > span': { borderRadius: '2px', backgroundColor: '$lineStrong' },
  '& > [data-more]': { backgroundColor: '$accent' },
});

type Sides = NonNullable<StatisticsFragment['sides']>;
type Group = NonNullable<StatisticsFragment['statistics']>[number];

type StatisticTableProps = {
  readonly group: Group;
  readonly sides: Sides;
  readonly isHomeFirst?: boolean;
};

export function StatisticTable({ group: { title, rows }, sides: { away, home }, isHomeFirst = false }: StatisticTableProps) {
  const [first, second] = isHomeFirst ? [home, away] : [away, home];
  return (
    <Table>
      <caption>{title}</caption>
      <colgroup>
        <Edge />
        <col />
        <col />
        <Edge />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <SideHead side={first} />
          </th>
          <th scope="col" colSpan={2}>
            <SideHead side={second} end />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, away: ofAway, home: ofHome, awayShare }) => (
          <tr key={id}>
            <td>{isHomeFirst ? ofHome : ofAway}</td>
            <th scope="row" colSpan={2}>
              {label}
              <ShareBar share={isHomeFirst && awayShare !== null ? 100 - awayShare : awayShare} />
            </th>
            <td>{isHomeFirst ? ofAway : ofHome}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const SideHead = ({ side, end = false }: { readonly side: ParticipantMarkFragment; readonly end?: boolean }) => (
  <Side end={end} title={side.fullName}>
    <Crest crest={side.crest} size={24} />
    <Name>{side.name}</Name>
  </Side>
);

function ShareBar({ share: first }: { readonly share: number | null }) {
  if (first === null || !(first >= 0 && first <= 100)) return null;
  const more = (share: number) => (share > 50 ? { 'data-more': '' } : {});
  return (
    <Bar aria-hidden>
      <span style={{ flexGrow: first, flexBasis: 0 }} {...more(first)} />
      <span style={{ flexGrow: 100 - first, flexBasis: 0 }} {...more(100 - first)} />
    </Bar>
  );
}
