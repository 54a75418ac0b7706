import type { ReactNode } from 'react';
import { FIGURE_DAYS, LEAST_VISITS } from '#src/shared/console/figures.ts';
import type { OutputOf } from '#src/shared/console/operations.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { useFigures } from './FiguresContext.tsx';

const Part = styled('section', { borderTop: '1px solid $line', paddingTop: '$16' });
export const Grid = styled('table', {
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

export const AUDIENCES = { player: 'Players', visitor: 'Visitors' } as const;
const daysInWords = (days: number): string => (days === 1 ? 'Today' : `${days} days`);
export const seconds = (ms: number | null): string => (ms === null ? '–' : `${(ms / 1_000).toFixed(1)} s`);

type Props = { readonly title: string; readonly children: (told: OutputOf<'readFigures'>) => ReactNode };

export function FiguresPart({ title, children }: Props) {
  const figures = useFigures();
  if (figures?.answer == null) return null;
  const { answer, days, choose } = figures;
  return (
    <FiguresFrame
      title={title}
      choice={
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
      }
    >
      <Awaited loaded={answer} what="the figures" lines={2}>
        {(told) => (
          <>
            {children(told)}
            <FiguresNote told={told} />
          </>
        )}
      </Awaited>
    </FiguresFrame>
  );
}

type Told = Pick<OutputOf<'readFigures'>, 'reports' | 'lostReports'>;

export const FiguresNote = ({ told, above = '' }: { readonly told: Told; readonly above?: string }) => (
  <Text as="p" size={12} tone="ink3">
    {`${above}A visit counts once a day. Days on which a brand has fewer than ${LEAST_VISITS} visits are left out. ${lossInWords(told)}`}
  </Text>
);

type FrameProps = { readonly title: string; readonly choice?: ReactNode; readonly children: ReactNode };

export const FiguresFrame = ({ title, choice, children }: FrameProps) => (
  <Part aria-label={title}>
    <Stack gap={12}>
      <Row gap={8} justify="between" wrap>
        <Heading as="h3" size={14}>
          {title}
        </Heading>
        {choice}
      </Row>
      {children}
    </Stack>
  </Part>
);

const lossInWords = ({ reports, lostReports }: Told): string =>
  reports === 0 ? 'No page has reported yet.' : `${((lostReports / reports) * 100).toFixed(1)}% of the reports of pages were lost.`;
