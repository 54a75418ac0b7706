import { useState } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { type Move, Places } from './Places.tsx';
import { clockIn, placeIn, registerIn } from './sandboxCalls.ts';

const steps = [
  { label: '1 minute on', seconds: 60 },
  { label: '15 minutes on', seconds: 900 },
  { label: '1 hour on', seconds: 3_600 },
] as const;

export function SandboxWorld({ places }: { readonly places: readonly string[] }) {
  const { http } = usePlatform();
  const { account } = useAuth();
  const [said, setSaid] = useState<string | null>(null);
  const tell = async (path: string, json: object, words: (body: unknown) => string | null): Promise<void> => {
    const answer = await http({ method: 'POST', path, json });
    setSaid((answer.ok ? words(answer.value.body) : null) ?? 'The sandbox did not take it.');
  };
  const moveTo = (move: Move): void => void tell('/sandbox/location', move, placeIn);
  const setRegister = (json: object): void => void tell('/sandbox/register', json, registerIn);
  const setClock = (json: object): void => void tell('/sandbox/clock', json, clockIn);
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading as="h2" size={18}>
          World of the sandbox
        </Heading>
        <Places places={places} email={account?.email ?? null} onMove={moveTo} />
        <Stack gap={8} role="group" aria-label="Server clock">
          <Text weight="medium" size={14}>
            Server clock
          </Text>
          <Row gap={8} wrap>
            {steps.map(({ label, seconds }) => (
              <Button key={seconds} size="small" tone="secondary" onClick={() => setClock({ advanceSeconds: seconds })}>
                {label}
              </Button>
            ))}
            <Button size="small" tone="secondary" onClick={() => setClock({ reset: true })}>
              Back to now
            </Button>
          </Row>
        </Stack>
        <Stack gap={8} role="group" aria-label="Register of excluded persons">
          <Text weight="medium" size={14}>
            Register of excluded persons
          </Text>
          <Row gap={8} wrap>
            <Button size="small" tone="secondary" onClick={() => setRegister({ fault: 'none' })}>
              Answers
            </Button>
            <Button size="small" tone="secondary" onClick={() => setRegister({ fault: 'away' })}>
              Is away
            </Button>
            {account === null ? null : (
              <>
                <Button size="small" tone="secondary" onClick={() => setRegister({ list: true, email: account.email })}>
                  List me
                </Button>
                <Button size="small" tone="secondary" onClick={() => setRegister({ unlist: true, email: account.email })}>
                  Take me off
                </Button>
              </>
            )}
          </Row>
        </Stack>
        <Text role="status" size={13} tone="ink2">
          {said ??
            'What you change here holds for everybody on this server, unless you move yourself alone. Sessions end when the clock passes them.'}
        </Text>
      </Stack>
    </Card>
  );
}
