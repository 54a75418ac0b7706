import type { FragmentType } from '@apollo/client';
import { type GameFactsFragment, GameFactsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { StatisticTable } from '../../parts/event/StatisticTable.tsx';
import { figuresOf, periodsOf, turnWord } from './figures.ts';
import { LineScore, type ScoredSide } from './LineScore.tsx';
import { SituationLine } from './situation/SituationLine.tsx';
import { type Facts, useGameFacts } from './useGameFacts.ts';

/** Renders nothing if the event has no statistics or is neither live nor finished. */
export function GameFacts({ node }: { readonly node: FragmentType<GameFactsFragment> }) {
  const { title, event } = useNode(GameFactsFragmentDoc, node);
  if (event === null) return <ShelfProblem what={t`the box score`} />;
  return <SoFar key={event.id} title={title} event={event} />;
}

type Event = NonNullable<GameFactsFragment['event']>;

function SoFar({ title, event }: { readonly title: string; readonly event: Event }) {
  const { status, scoreboard, statistics } = useGameFacts(event);
  if (scoreboard === null || statistics === null || (status !== 'IN_PLAY' && status !== 'FINISHED')) return null;
  const figures = figuresOf(statistics);
  const isOver = status === 'FINISHED';
  const turn = isOver ? null : scoreboard.turn;
  const inTurn = turn === null ? null : turn === 'HOME' ? event.homeParticipant : event.awayParticipant;
  return (
    <div>
      <ShelfHead title={title} />
      <Card padding="none" clipped>
        <LineScore
          caption={t`Score by period`}
          periods={periodsOf(statistics)}
          scoreboard={scoreboard}
          rows={rowsOf(event, { scoreboard, statistics, status })}
          isOver={isOver}
        />
        {isOver ? null : (
          <SituationLine
            statistics={statistics}
            scoreboard={scoreboard}
            turnName={inTurn?.fullName ?? null}
            turn={turnWord(event.sport.slug)}
          />
        )}
        {figures.length === 0 ? null : (
          <StatisticTable
            group={{
              __typename: 'StatisticGroup',
              id: 'game',
              title: t`Team stats`,
              rows: figures.map((row) => ({ __typename: 'Statistic', ...row })),
            }}
            sides={{ __typename: 'StatisticSides', away: event.awayParticipant, home: event.homeParticipant }}
            isHomeFirst={isHomeFirst(event)}
          />
        )}
      </Card>
    </div>
  );
}

const isHomeFirst = ({ sport }: Event): boolean => sport.slug === 'soccer';

function rowsOf(event: Event, { status, scoreboard, statistics }: Facts): readonly ScoredSide[] {
  const { sport, homeParticipant, awayParticipant } = event;
  const isPlayed = status === 'IN_PLAY';
  const points = (key: 'home' | 'away'): string | null =>
    statistics?.__typename === 'TennisStatistics' && isPlayed ? statistics[key].points : null;
  const turn = (side: 'HOME' | 'AWAY'): string | null => (isPlayed && scoreboard?.turn === side ? turnWord(sport.slug) : null);
  const home: ScoredSide = { key: 'home', side: homeParticipant, turn: turn('HOME'), points: points('home') };
  const away: ScoredSide = { key: 'away', side: awayParticipant, turn: turn('AWAY'), points: points('away') };
  return isHomeFirst(event) ? [home, away] : [away, home];
}
