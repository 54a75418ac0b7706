import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReleaseView } from '#src/shared/console/releases.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { mayRun, useOperator } from '../../api/index.ts';
import { historyPath } from '../../places/address.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { usePeople } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { FactList } from '../review/Facts.tsx';
import { type ReleaseAction, ReleaseActionDialog } from './ReleaseActionDialog.tsx';
import { StateBadge } from './StateBadge.tsx';

export function ReleaseCard({ release }: { readonly release: ReleaseView }) {
  const { title, state, failure, zone, ownerId, starts, ends, items } = release;
  const nameOf = usePeople();
  return (
    <Card as="article" aria-label={title}>
      <Stack gap={12}>
        <Row gap={12} wrap justify="between">
          <Row gap={8} wrap>
            <Heading as="h3" size={16}>
              {title}
            </Heading>
            <StateBadge state={state} />
          </Row>
          <Acts release={release} />
        </Row>
        {failure === null ? null : (
          <Text as="p" tone="negative">
            {`Failed to start: ${failure}`}
          </Text>
        )}
        <FactList>
          <dt>Starts</dt>
          <dd>
            <When at={starts.at} zone={zone} />
          </dd>
          <dt>Ends</dt>
          <dd>{ends === null ? 'never: the content stays' : <When at={ends.at} zone={zone} />}</dd>
          <dt>Planned by</dt>
          <dd>{nameOf(ownerId)}</dd>
          <dt>Publishes</dt>
          <dd>
            <Stack as="ul" gap={4}>
              {items.map((item) => (
                <li key={item.draftId}>
                  <Row gap={12} wrap>
                    <PlaceName place={item} />
                    <Link to={`/drafts/${item.draftId}/review`}>Draft</Link>
                    <Link to={historyPath(item)}>History</Link>
                  </Row>
                </li>
              ))}
            </Stack>
          </dd>
        </FactList>
      </Stack>
    </Card>
  );
}

function Acts({ release }: { readonly release: ReleaseView }) {
  const { role, id } = useOperator();
  const [act, setAct] = useState<ReleaseAction | null>(null);
  const isOwn = release.ownerId === id || role === 'compliance';
  const offered: readonly { readonly act: ReleaseAction; readonly label: string }[] = [
    ...(release.state === 'scheduled' && mayRun(role, 'startRelease') ? [{ act: 'startRelease' as const, label: 'Start now…' }] : []),
    ...(release.state === 'started' && mayRun(role, 'endRelease') ? [{ act: 'endRelease' as const, label: 'End now…' }] : []),
    ...(release.state === 'scheduled' && mayRun(role, 'cancelRelease') && isOwn
      ? [{ act: 'cancelRelease' as const, label: 'Cancel…' }]
      : []),
  ];
  return (
    <Row gap={8} wrap>
      {offered.map((one) => (
        <Button
          key={one.act}
          size="small"
          tone="secondary"
          aria-label={`${one.label.replace('…', '')}: ${release.title}`}
          onClick={() => setAct(one.act)}
        >
          {one.label}
        </Button>
      ))}
      {act === null ? null : <ReleaseActionDialog act={act} release={release} onClose={() => setAct(null)} />}
    </Row>
  );
}
