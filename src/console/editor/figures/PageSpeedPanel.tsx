import { Fragment } from 'react';
import { LEAST_VISITS, type PageVital } from '#src/shared/console/figures.ts';
import { type Vital, VITAL_BOUNDS, VITALS } from '#src/shared/figures/vitals.ts';
import { Text } from '#src/ui/Text.tsx';
import { countInWords, useFigures } from './FiguresContext.tsx';
import { AUDIENCES, FiguresFrame, Grid, seconds } from './FiguresPart.tsx';

const NAMES: { readonly [K in Vital]: string } = {
  lcp: 'Main content (LCP)',
  inp: 'Press answered (INP)',
  cls: 'Page shift (CLS)',
  ttfb: 'First byte (TTFB)',
};

export function PageSpeedPanel() {
  const figures = useFigures();
  const vitals = figures?.answer?.value?.vitals.filter(({ isLive }) => isLive) ?? [];
  return figures === null || vitals.length === 0 ? null : <Speeds vitals={vitals} days={figures.days} />;
}

function Speeds({ vitals, days }: { readonly vitals: readonly PageVital[]; readonly days: number }) {
  const audiences = (['player', 'visitor'] as const).filter((audience) => vitals.some((each) => each.audience === audience));
  return (
    <FiguresFrame title="Speed of the page">
      <Grid>
        <thead>
          <tr>
            <th scope="col">3 of 4 visits within</th>
            {audiences.map((audience) => (
              <th key={audience} scope="col">
                {AUDIENCES[audience]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {VITALS.map((vital) => (
            <tr key={vital}>
              <th scope="row">{NAMES[vital]}</th>
              {audiences.map((audience) => (
                <td key={audience}>
                  <Value found={vitals.find((each) => each.vital === vital && each.audience === audience)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Text as="p" size={12} tone="ink3">
        {`${days === 1 ? 'Today' : `In ${days} days`}: visits that opened this page by its address. Days on which a brand has fewer than ${LEAST_VISITS} are left out.`}
      </Text>
    </FiguresFrame>
  );
}

function Value({ found }: { readonly found: PageVital | undefined }) {
  if (!found) return '–';
  const { vital, mostWithin, visits } = found;
  const most = VITAL_BOUNDS[vital].at(-1) ?? 0;
  return (
    <Fragment>
      {mostWithin === null ? `over ${inWords(vital, most)}` : inWords(vital, mostWithin)}
      <Text as="div" size={12} tone="ink3" css={{ whiteSpace: 'nowrap' }}>
        {`${countInWords(visits)} visits`}
      </Text>
    </Fragment>
  );
}

const inWords = (vital: Vital, value: number): string => {
  if (vital === 'cls') return (value / 1_000).toFixed(2);
  return value < 1_000 ? `${value} ms` : seconds(value);
};
