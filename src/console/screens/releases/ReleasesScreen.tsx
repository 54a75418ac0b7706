import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReleaseView } from '#src/shared/console/releases.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { NamedAbove, SelectField } from '../../ui/controls.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { WeekCalendar } from './WeekCalendar.tsx';
import { zoneChoices } from './zones.ts';

type Look = 'week' | 'list';

export function ReleasesScreen() {
  const releases = useAnswer('listReleases', {});
  const [asked, setAsked] = useSearchParams();
  const look: Look = asked.get('look') === 'list' ? 'list' : 'week';
  const [zone, setZone] = useState(zoneChoices()[0]?.value ?? 'Etc/UTC');
  const [isPlanning, setPlanning] = useState(false);
  return (
    <Screen
      title="Releases"
      intro="Publish several drafts together at a set time, and restore the previous content at the end."
      actions={
        <Permitted to="createRelease" isTold>
          <Button icon="calendar" onClick={() => setPlanning(true)}>
            Plan release
          </Button>
        </Permitted>
      }
    >
      <Row gap={16} wrap justify="between" align="start">
        <NamedAbove>
          <Segmented
            legend="Show"
            value={look}
            options={[
              { value: 'week', label: 'Week' },
              { value: 'list', label: 'List' },
            ]}
            onChange={(next) => setAsked(next === 'list' ? { look: 'list' } : {}, { replace: true })}
          />
        </NamedAbove>
        {look === 'week' ? <SelectField label="Time zone of the days" value={zone} choices={zoneChoices()} onChange={setZone} /> : null}
      </Row>
      <Awaited loaded={releases} what="the releases">
        {(value) => (look === 'week' ? <WeekCalendar releases={value.releases} zone={zone} /> : <List releases={value.releases} />)}
      </Awaited>
      {isPlanning ? <ScheduleDialog chosen={[]} onClose={() => setPlanning(false)} /> : null}
    </Screen>
  );
}

function List({ releases }: { readonly releases: readonly ReleaseView[] }) {
  if (releases.length === 0)
    return (
      <Nothing
        illustration="calendar"
        title="No planned releases"
        body="Approve a draft, then plan when to publish it and when to end it."
      />
    );
  return (
    <Stack gap={12}>
      {releases.map((release) => (
        <ReleaseCard key={release.id} release={release} />
      ))}
    </Stack>
  );
}
