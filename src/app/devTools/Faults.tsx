import { useCallback, useEffect, useState } from 'react';
import { Stack, Row } from '#src/ui/Box.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useStartup } from '../startup/StartupContext.tsx';
import { type Fault, faultsIn } from './faultsIn.ts';

export function Faults() {
  const dsn = useStartup().startup?.monitoring.errorDsn ?? null;
  const [faults, setFaults] = useState<readonly Fault[] | 'asking' | 'elsewhere'>('asking');
  const look = useCallback(async () => setFaults(dsn === null ? 'elsewhere' : ((await askSink(dsn)) ?? 'elsewhere')), [dsn]);
  useEffect(() => void look(), [look]);
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Row gap={12} justify="between" wrap>
          <Heading as="h2" size={18}>
            Faults that were told
          </Heading>
          <Button size="small" tone="secondary" onClick={() => void look()}>
            Look again
          </Button>
        </Row>
        <div role="status">
          {typeof faults === 'string' || faults.length === 0 ? <Text tone="ink2">{words(faults)}</Text> : <Told faults={faults} />}
        </div>
      </Stack>
    </Card>
  );
}

const words = (faults: readonly Fault[] | 'asking' | 'elsewhere'): string =>
  faults === 'asking'
    ? 'Asking the sink.'
    : faults === 'elsewhere'
      ? 'There is no sink that shows them.'
      : 'None since the server was started.';

const Told = ({ faults }: { readonly faults: readonly Fault[] }) => (
  <Stack as="ul" gap={8} css={{ listStyle: 'none', padding: 0, margin: 0 }}>
    {faults.map(({ id, category, name, message, receivedAt }) => (
      <Row as="li" key={id} gap={8} align="baseline" wrap>
        <Badge tone="negative">{category}</Badge>
        <Text css={{ overflowWrap: 'anywhere' }}>{`${name}: ${message}`}</Text>
        <Text size={12} tone="ink2">
          {receivedAt}
        </Text>
      </Row>
    ))}
  </Stack>
);

async function askSink(dsn: string): Promise<readonly Fault[] | null> {
  try {
    const answer = await fetch(new URL('/faults', new URL(dsn).origin), { credentials: 'omit', signal: AbortSignal.timeout(5_000) });
    return answer.ok ? faultsIn(await answer.json()) : null;
  } catch {
    return null;
  }
}
