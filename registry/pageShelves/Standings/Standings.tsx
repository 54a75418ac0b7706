import type { FragmentType } from '@apollo/client';
import { type StandingsFragment, StandingsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  text: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$8 $4', textAlign: 'end', whiteSpace: 'nowrap', fontWeight: '$regular', borderBottom: '1px solid $line' },
  '& tbody tr:last-child > *': { borderBottom: 'none' },
  '& thead th': { text: 12, fontWeight: '$medium', color: '$ink2', backgroundColor: '$surface2' },
  '& th:first-child, & td:first-child': { width: '36px', textAlign: 'center', color: '$ink2' },
  '& th[scope="row"], & thead th:nth-child(2)': { width: 'auto', textAlign: 'start' },
  '& td:last-child': { fontWeight: '$bold', paddingInlineEnd: '$16' },
  '& thead th:last-child': { paddingInlineEnd: '$16' },
  '& abbr': { textDecoration: 'none' },
});
/** Makes the last column the widest, for figures such as `1.000`. */
const Figures = styled('col', {
  width: '40px',
  '&:last-child': { width: '68px' },
  '@tablet': { width: '64px', '&:last-child': { width: '80px' } },
});
const Side = styled('span', { display: 'flex', alignItems: 'center', gap: '$8', minWidth: 0, '& > :first-child': { flex: 'none' } });
const Name = styled('span', { truncate: true, minWidth: 0, fontWeight: '$medium', color: '$ink1' });

export function Standings({ node }: { readonly node: FragmentType<StandingsFragment> }) {
  const { title, emptyText, rowLabel, columns, rows } = useNode(StandingsFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title} />
      {rows === null ? <ShelfProblem what={t`the standings`} /> : null}
      {rows?.length === 0 ? (
        <Card padding="none">
          <EmptyState illustration="calendar" headingLevel="p" title={emptyText} />
        </Card>
      ) : null}
      {rows !== null && rows.length > 0 ? <StandingsTable title={title} rowLabel={rowLabel} columns={columns} rows={rows} /> : null}
    </>
  );
}

type TableProps = Pick<StandingsFragment, 'columns' | 'rowLabel' | 'title'> & { readonly rows: NonNullable<StandingsFragment['rows']> };

function StandingsTable({ title, rowLabel, columns, rows }: TableProps) {
  return (
    <Card padding="none" clipped>
      <Table>
        <caption>
          <VisuallyHidden>{title}</VisuallyHidden>
        </caption>
        <colgroup>
          <Figures />
          <col />
          {columns.map(({ key }) => (
            <Figures key={key} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t`Rank`}>#</abbr>
            </th>
            <th scope="col">{rowLabel}</th>
            {columns.map(({ key, label, fullLabel }) => (
              <th key={key} scope="col">
                <abbr title={fullLabel}>{label}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, rank, participant, values }) => (
            <tr key={id}>
              <td>{rank}</td>
              <th scope="row">
                <Side title={participant.fullName}>
                  <Crest crest={participant.crest} size={24} />
                  <Name>{participant.name}</Name>
                </Side>
              </th>
              {columns.map(({ key }, at) => (
                <td key={key}>{values[at] ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
