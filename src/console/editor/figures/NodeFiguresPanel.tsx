import { FIGURE_DAYS, LEAST_VISITS, type NodeFigures } from '#src/shared/console/figures.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { countInWords, pressedInWords, useFigures } from './FiguresContext.tsx';

const Part = styled('section', { borderTop: '1px solid $line', paddingTop: '$16' });
const Scroll = styled('div', { overflowX: 'auto' });
const Grid = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  text: 12,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$4', textAlign: 'end', verticalAlign: 'top' },
  '& th:first-child': { textAlign: 'start', paddingInlineStart: 0 },
  '& thead th': { color: '$ink3', fontWeight: '$medium' },
  '& tbody th': { fontWeight: '$regular' },
  '& tbody tr': { borderTop: '1px solid $line' },
});

const AUDIENCES = { player: 'Players', visitor: 'Visitors' } as const;
const daysInWords = (days: number): string => (days === 1 ? 'Today' : `${days} days`);
const seconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1_000).toFixed(1)} s`);

export function NodeFiguresPanel({ nodeId }: { readonly nodeId: string }) {
  const figures = useFigures();
  if (figures?.answer == null) return null;
  const { answer, days, choose, of } = figures;
  return (
    <Part aria-label="Figures">
      <Stack gap={12}>
        <Row gap={8} justify="between" wrap>
          <Heading as="h3" size={14}>
            Figures
          </Heading>
          <Row gap={4} role="group" aria-label="Time">
            {FIGURE_DAYS.map((each) => (
              <Button
                key={each}
                size="small"
                tone={each === days ? 'primary' : 'secondary'}
                aria-pressed={each === days}
                onClick={() => choose(each)}
              >
                {daysInWords(each)}
              </Button>
            ))}
          </Row>
        </Row>
        <Awaited loaded={answer} what="the figures" lines={2}>
          {({ reports, lostReports }) => (
            <>
              <Rows figures={of(nodeId)} />
              <Text as="p" size={12} tone="ink3">
                {`A visit counts once a day. Days on which a brand has fewer than ${LEAST_VISITS} visits are left out. ${lossInWords(reports, lostReports)}`}
              </Text>
            </>
          )}
        </Awaited>
      </Stack>
    </Part>
  );
}

function Rows({ figures }: { readonly figures: readonly NodeFigures[] }) {
  const sorted = figures.toSorted((one, other) => Number(other.isLive) - Number(one.isLive));
  const shown = sorted.flatMap((each) => (each.shown === null ? [] : [{ ...each, shown: each.shown }]));
  const hidden = figures.length - shown.length;
  if (figures.length === 0)
    return (
      <Text as="p" size={13} tone="ink2">
        No visit has seen this part in this time.
      </Text>
    );
  return (
    <>
      {shown.length === 0 ? null : (
        <Scroll tabIndex={0} role="region" aria-label="Figures by audience">
          <Grid>
            <thead>
              <tr>
                <th scope="col">Audience</th>
                <th scope="col">Visits</th>
                <th scope="col">Pressed</th>
                <th scope="col">Seen for</th>
                <th scope="col">Loaded in</th>
                <th scope="col">Empty</th>
                <th scope="col">Failed</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ audience, revision, isLive, shown: sums }) => (
                <tr key={`${audience} ${revision}`}>
                  <th scope="row">{`${AUDIENCES[audience]}, ${isLive ? 'live' : revision.slice(0, 8)}`}</th>
                  <td>{countInWords(sums.visits)}</td>
                  <td>{pressedInWords(sums)}</td>
                  <td>{seconds(sums.dwellMs)}</td>
                  <td>{seconds(sums.loadMs)}</td>
                  <td>{countInWords(sums.empties)}</td>
                  <td>{countInWords(sums.fallbacks)}</td>
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      )}
      {hidden === 0 ? null : (
        <Text as="p" size={13} tone="ink2">
          {`${hidden === 1 ? 'One row' : `${hidden} rows`} with fewer than ${LEAST_VISITS} visits a day ${hidden === 1 ? 'is' : 'are'} hidden.`}
        </Text>
      )}
    </>
  );
}

const lossInWords = (reports: number, lost: number): string =>
  reports === 0 ? 'No page has reported yet.' : `${((lost / reports) * 100).toFixed(1)}% of the reports of pages were lost.`;
