import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type LiveEventsFragment, LiveEventsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EventGrid } from '../../parts/event/EventGrid/EventGrid.tsx';
import { accentControl } from '../../parts/shelf/looks.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { TogglePill } from '../../parts/text/TogglePill.ts';
import { useFolded } from './useFolded.ts';

const HomeLink = styled(Link, accentControl, { textDecoration: 'none' });

export function LiveEvents({ node }: { readonly node: FragmentType<LiveEventsFragment> }) {
  const { title, emptyText, columns, rows } = useNode(LiveEventsFragmentDoc, node);
  const count = rows?.length ?? 0;
  const [folded, toggle] = useFolded();
  const [isStreamed, setStreamed] = useState(false);
  const streamed = (rows ?? []).filter(({ event }) => event.hasLiveStream);
  const canChoose = streamed.length > 0 && streamed.length < count;
  const shown = canChoose && isStreamed ? streamed : (rows ?? []);
  return (
    <>
      <ShelfHead
        title={title}
        before={
          count > 0 ? (
            <Badge tone="live">
              {count}
              <VisuallyHidden>{t`live`}</VisuallyHidden>
            </Badge>
          ) : null
        }
      >
        {canChoose ? (
          <TogglePill type="button" aria-pressed={isStreamed} onClick={() => setStreamed(!isStreamed)}>
            <Icon name="play" size={16} />
            {t`With stream`}
          </TogglePill>
        ) : null}
      </ShelfHead>
      {rows === null ? <ShelfProblem what={t`the live events`} /> : null}
      {rows?.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="live"
            headingLevel="p"
            title={emptyText}
            action={<HomeLink to="/">{t`See upcoming events`}</HomeLink>}
          />
        </Card>
      ) : null}
      <Stack gap={12}>
        {byLeague(shown).map((of) => {
          const { id, name } = of[0].event.competition;
          const fold = { isOpen: !folded.includes(id), onToggle: () => toggle(id) };
          return <EventGrid key={id} label={title} columns={columns} rows={of} league={name} fold={fold} />;
        })}
      </Stack>
    </>
  );
}

type Row = NonNullable<LiveEventsFragment['rows']>[number];
type Rows = readonly [Row, ...Row[]];

function byLeague(rows: readonly Row[]): readonly Rows[] {
  const leagues = new Map<string, Rows>();
  for (const row of rows) {
    const { id } = row.event.competition;
    const known = leagues.get(id);
    leagues.set(id, known ? [...known, row] : [row]);
  }
  return [...leagues.values()];
}
