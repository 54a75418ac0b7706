import type { Seen } from '#src/shared/console/players.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { surfaceName } from '../../places/names.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { exactTime } from '../../ui/when.ts';
import { ExplainedNodes } from './ExplainedNodes.tsx';

const Line = styled('ol', {
  display: 'grid',
  gap: '$16',
  paddingInlineStart: '$24',
  borderInlineStart: '2px solid $line',
  '& > li': { position: 'relative' },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(-1 * $space$24 - 7px)',
    top: '6px',
    size: '12px',
    borderRadius: '$pill',
    backgroundColor: '$accent',
    border: '2px solid $surface1',
  },
});

export type TimelineProps = { readonly at: string; readonly zone: string; readonly seen: readonly Seen[] };

export function Timeline({ at, zone, seen }: TimelineProps) {
  const when = exactTime(new Date(at), zone);
  if (seen.length === 0) return <Nothing title="The player saw no page at this time" body={`No session had a page open at ${when}.`} />;
  const sessions = [...new Set(seen.map(({ sessionId }) => sessionId))];
  return (
    <Stack gap={24} role="region" aria-label={`Shown at ${when}`}>
      <Heading as="h3" size={16}>{`At ${when}`}</Heading>
      {sessions.map((session, at_) => (
        <Stack key={session} gap={12}>
          <Text weight="medium">{sessions.length === 1 ? 'One session' : `Session ${at_ + 1} of ${sessions.length}`}</Text>
          <Line>
            {seen
              .filter(({ sessionId }) => sessionId === session)
              .map((one) => (
                <li key={one.place}>
                  <Part seen={one} zone={zone} />
                </li>
              ))}
          </Line>
        </Stack>
      ))}
    </Stack>
  );
}

function Part({ seen: { place, surface, audience, from, to, nodes }, zone }: { readonly seen: Seen; readonly zone: string }) {
  const { brand, region, device, isLoggedIn, segments = [], flags } = audience;
  const told = [
    isLoggedIn ? 'logged in' : 'visitor',
    device.toLowerCase(),
    brand,
    region,
    ...segments,
    ...flags.map((flag) => `flag ${flag}`),
  ];
  return (
    <Stack gap={8}>
      <Row gap={8} wrap>
        <Text weight="medium">{surfaceName(surface)}</Text>
        <Badge>{place === 'page' ? 'the page' : 'around the page'}</Badge>
      </Row>
      <Text size={13} tone="ink2">
        {`From ${exactTime(new Date(from), zone)} until ${to === null ? 'now' : exactTime(new Date(to), zone)}`}
      </Text>
      <Text size={13} tone="ink3">
        {told.join(' · ')}
      </Text>
      <details>
        <summary>{`Part by part (${nodes.length})`}</summary>
        <ExplainedNodes nodes={nodes} />
      </details>
    </Stack>
  );
}
