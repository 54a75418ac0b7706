import type { ReactNode } from 'react';
import { LEAST_VISITS, type NodeFigures, type ShownFigures } from '#src/shared/console/figures.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { countInWords, pressedInWords, useFigures } from './FiguresContext.tsx';
import { AUDIENCES, FiguresPart, Grid, seconds } from './FiguresPart.tsx';

const Interval = styled('span', { display: 'block', color: '$ink3' });
const Fold = styled('summary', { cursor: 'pointer', text: 13, color: '$ink2', minHeight: '24px', focusRing: 2 });

export function NodeFiguresPanel({ nodeId }: { readonly nodeId: string }) {
  const figures = useFigures();
  return <FiguresPart title="Figures">{() => <Rows figures={figures?.of(nodeId) ?? []} />}</FiguresPart>;
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
