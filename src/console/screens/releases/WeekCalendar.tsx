import { useState } from 'react';
import type { ReleaseView } from '#src/shared/console/releases.ts';
import { dayIn } from '#src/shared/text/calendarDay.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useNow } from '../../ui/now.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { StateBadge } from './StateBadge.tsx';
import { addDays, dayName, releasesOn, weekName, weekOf } from './week.ts';

const Days = styled('ol', {
  display: 'grid',
  gap: '$8',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@desktop': { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' },
});
const Day = styled('li', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$8',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  '@desktop': { minHeight: '200px' },
  variants: { today: { true: { borderColor: '$accent', boxShadow: 'inset 0 2px 0 $colors$accent' } } },
});
const Entry = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  padding: '$8',
  borderRadius: '$control',
  backgroundColor: '$surface2',
  cursor: 'pointer',
  focusRing: 2,
  text: 13,
  '@hover': { '&:hover': { backgroundColor: '$surface3' } },
  '&[aria-pressed="true"]': { backgroundColor: '$accentSoft' },
});

export function WeekCalendar({ releases, zone }: { readonly releases: readonly ReleaseView[]; readonly zone: string }) {
  const today = dayIn(useNow(), zone);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const week = weekOf(anchor ?? today);
  const [monday = today] = week;
  const shown = releases.find(({ id }) => id === chosen);
  return (
    <Stack gap={16}>
      <Row gap={8} wrap>
        <IconButton icon="chevron-left" label="Previous week" tone="outlined" onClick={() => setAnchor(addDays(monday, -7))} />
        <Heading as="h2" size={16} aria-live="polite">
          {weekName(week)}
        </Heading>
        <IconButton icon="chevron-right" label="Next week" tone="outlined" onClick={() => setAnchor(addDays(monday, 7))} />
        {week.includes(today) ? null : (
          <Button size="small" tone="quiet" onClick={() => setAnchor(null)}>
            This week
          </Button>
        )}
      </Row>
      <Days>
        {week.map((day) => (
          <Day key={day} today={day === today} aria-label={dayName(day)}>
            <Text size={13} weight="medium" tone={day === today ? 'accent' : 'ink2'}>
              {dayName(day)}
              {day === today ? ', today' : ''}
            </Text>
            {releasesOn(releases, day, zone).map((release) => (
              <Entry key={release.id} type="button" aria-pressed={release.id === chosen} onClick={() => setChosen(release.id)}>
                <Text weight="medium" size={13}>
                  {release.title}
                </Text>
                <StateBadge state={release.state} />
              </Entry>
            ))}
          </Day>
        ))}
      </Days>
      {shown === undefined ? (
        <Text tone="ink2">
          {week.some((day) => releasesOn(releases, day, zone).length > 0)
            ? 'Select a release to view, start, end or cancel it.'
            : 'No releases this week.'}
        </Text>
      ) : (
        <ReleaseCard release={shown} />
      )}
    </Stack>
  );
}
