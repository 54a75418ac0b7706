import type { ParticipantMarkFragment, PeriodFragment, ScoreboardStateFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const Scroller = styled('div', { overflowX: 'auto', overscrollBehaviorX: 'contain', focusRing: -2 });
const Table = styled('table', {
  width: '100%',
  borderCollapse: 'collapse',
  text: 14,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$8 $6', minWidth: '28px', textAlign: 'center', fontWeight: '$regular', color: '$ink2' },
  '& thead th': { text: 12, fontWeight: '$medium', backgroundColor: '$surface2' },
  '& tbody tr + tr > *': { borderTop: '1px solid $line' },
  '& tr > :first-child': {
    position: 'sticky',
    left: 0,
    width: '100%',
    textAlign: 'start',
    paddingInlineStart: '$16',
    backgroundColor: '$surface1',
  },
  '& thead tr > :first-child': { backgroundColor: '$surface2' },
  '& tr > :last-child': {
    position: 'sticky',
    right: 0,
    paddingInlineEnd: '$16',
    minWidth: '44px',
    textAlign: 'end',
    backgroundColor: '$surface1',
  },
  '& thead tr > :last-child': { backgroundColor: '$surface2' },
  '& tbody tr > :last-child': { fontWeight: '$bold', color: '$ink1' },
  '& [data-now]': { color: '$ink1', fontWeight: '$medium' },
});
const Side = styled('span', { display: 'flex', alignItems: 'center', gap: '$8', minWidth: '88px', '& > :first-child': { flex: 'none' } });
const Name = styled('span', {
  truncate: true,
  minWidth: 0,
  fontWeight: '$medium',
  color: '$ink1',
  variants: { wide: { true: { '@belowTablet': { position: 'absolute', size: '1px', clipPath: 'inset(50%)' } } } },
});
const Short = styled('abbr', { fontWeight: '$medium', color: '$ink1', textDecoration: 'none', '@tablet': { display: 'none' } });
const Dot = styled('span', { flex: 'none', size: '6px', borderRadius: '$pill', backgroundColor: '$live' });

export type ScoredSide = {
  readonly key: 'home' | 'away';
  readonly side: ParticipantMarkFragment;
  /** Text such as `serving`. Null if the other team has its turn. */
  readonly turn: string | null;
  readonly points: string | null;
};
type LineScoreProps = {
  readonly caption: string;
  readonly periods: readonly PeriodFragment[];
  readonly scoreboard: ScoreboardStateFragment;
  readonly rows: readonly ScoredSide[];
  readonly isOver: boolean;
};

/** Above this number of columns, phones abbreviate team names. */
const MOST_BESIDE_NAMES = 3;

export function LineScore({ caption, periods, scoreboard, rows, isOver }: LineScoreProps) {
  const hasPoints = rows.some(({ points }) => points !== null);
  const isLong = periods.length + (hasPoints ? 1 : 0) > MOST_BESIDE_NAMES;
  const mark = (index: number) => (!isOver && index === periods.length - 1 ? { 'data-now': '' } : {});
  return (
    <Scroller tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t`Side`}</VisuallyHidden>
            </td>
            {periods.map(({ label }, index) => (
              <th key={label} scope="col" {...mark(index)}>
                {label}
              </th>
            ))}
            {hasPoints ? <th scope="col">{t`Points`}</th> : null}
            <th scope="col">{t`Total`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, side, turn, points }) => (
            <tr key={key}>
              <th scope="row" title={side.fullName}>
                <Side>
                  <Crest crest={side.crest} size={20} />
                  <Name wide={isLong}>{side.name}</Name>
                  {isLong ? <Short aria-hidden>{side.abbreviation}</Short> : null}
                  {turn === null ? null : (
                    <>
                      <Dot aria-hidden />
                      <VisuallyHidden>, {turn}</VisuallyHidden>
                    </>
                  )}
                </Side>
              </th>
              {periods.map((period, index) => (
                <td key={period.label} {...mark(index)}>
                  {period[key] ?? '–'}
                </td>
              ))}
              {hasPoints ? <td>{points}</td> : null}
              <td>{key === 'home' ? scoreboard.homeScore : scoreboard.awayScore}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
