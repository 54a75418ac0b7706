import type { ReactNode } from 'react';
import { FIGURE_DAYS, LEAST_VISITS, type NodeFigures, type ShownFigures } from '#src/shared/console/figures.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { countInWords, pressedInWords, useFigures } from './FiguresContext.tsx';

const Part = styled('section', { borderTop: '1px solid $line', paddingTop: '$16' });
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

const Interval = styled('span', { display: 'block', color: '$ink3' });
const Fold = styled('summary', { cursor: 'pointer', text: 13, color: '$ink2', minHeight: '24px', focusRing: 2 });

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
  if (figures.length === 0)
    return (
      <Text as="p" size={13} tone="ink2">
        No visit has seen this part in this time.
      </Text>
    );
  const shown = figures.flatMap((each) => (each.shown === null ? [] : [{ ...each, shown: each.shown }]));
  const [live, earlier] = [shown.filter(({ isLive }) => isLive), shown.filter(({ isLive }) => !isLive)];
  const hidden = figures.length - shown.length;
  return (
    <>
      {live.length === 0 ? null : <Sums title="Live" figures={live} />}
      {earlier.length === 0 ? null : <Earlier figures={earlier} />}
      {hidden === 0 ? null : (
        <Text as="p" size={13} tone="ink2">
          {`${hidden === 1 ? 'One audience' : `${hidden} audiences`} with fewer than ${LEAST_VISITS} visits a day ${hidden === 1 ? 'is' : 'are'} hidden.`}
        </Text>
      )}
    </>
  );
}

type Shown = NodeFigures & { readonly shown: ShownFigures };

function Earlier({ figures }: { readonly figures: readonly Shown[] }) {
  const revisions = [...new Set(figures.map(({ revision }) => revision))];
  return (
    <details>
      <Fold>{`Earlier revisions (${revisions.length})`}</Fold>
      <Stack gap={12} css={{ paddingTop: '$8' }}>
        {revisions.map((revision) => (
          <Sums key={revision} title={revision.slice(0, 8)} figures={figures.filter((each) => each.revision === revision)} />
        ))}
      </Stack>
    </details>
  );
}

const MEASURES: readonly (readonly [string, (sums: ShownFigures) => ReactNode])[] = [
  ['Visits', ({ visits }) => countInWords(visits)],
  ['Pressed', (sums) => <Pressed sums={sums} />],
  ['Presses refused', ({ refusals, presses }) => (presses === 0 ? '–' : `${countInWords(refusals)} of ${countInWords(presses)}`)],
  ['Seen for', ({ dwellMs }) => seconds(dwellMs)],
  ['Loaded in', ({ loadMs }) => seconds(loadMs)],
  ['Empty', ({ empties }) => countInWords(empties)],
  ['Failed', ({ fallbacks }) => countInWords(fallbacks)],
];

function Sums({ title, figures }: { readonly title: string; readonly figures: readonly Shown[] }) {
  const sorted = figures.toSorted((one, other) => (one.audience < other.audience ? -1 : 1));
  const presentation = figures[0]?.presentation ?? null;
  return (
    <Grid>
      <thead>
        <tr>
          <th scope="col">{presentation === null ? title : `${title}, shown as ${presentation}`}</th>
          {sorted.map(({ audience }) => (
            <th key={audience} scope="col">
              {AUDIENCES[audience]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MEASURES.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {sorted.map(({ audience, shown }) => (
              <td key={audience}>{of(shown)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

function Pressed({ sums }: { readonly sums: ShownFigures }) {
  const [share, interval] = pressedInWords(sums);
  return (
    <>
      {share}
      <Interval>{interval}</Interval>
    </>
  );
}

const lossInWords = (reports: number, lost: number): string =>
  reports === 0 ? 'No page has reported yet.' : `${((lost / reports) * 100).toFixed(1)}% of the reports of pages were lost.`;
