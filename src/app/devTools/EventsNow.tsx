import { useStore } from 'zustand';
import { recentEvents } from '#src/platform/analytics/recentEvents.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

export function EventsNow() {
  const events = useStore(recentEvents);
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading as="h2" size={18}>
          Events of this page
        </Heading>
        {events.length === 0 ? (
          <Text tone="ink2">None yet.</Text>
        ) : (
          <Stack as="ul" gap={8} css={{ listStyle: 'none', padding: 0, margin: 0 }}>
            {events.toReversed().map(({ number, event: { at, type, ...more } }) => (
              <Row as="li" key={number} gap={8} align="baseline" wrap>
                <Badge>{type}</Badge>
                <Text size={13} css={{ overflowWrap: 'anywhere' }}>
                  {Object.entries(more)
                    .map(([name, value]) => `${name}: ${String(value)}`)
                    .join(', ')}
                </Text>
                <Text size={12} tone="ink2">
                  {new Date(at).toISOString()}
                </Text>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
