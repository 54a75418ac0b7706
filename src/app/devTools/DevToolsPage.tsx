import { useEffect, useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { NotFoundPage } from '../frame/errors/NotFoundPage.tsx';
import { Addresses } from './Addresses.tsx';
import { Faults } from './Faults.tsx';
import { FlagOverrides } from './FlagOverrides.tsx';
import { Mails } from './Mails.tsx';
import { SessionNow } from './SessionNow.tsx';
import { EventsNow } from './EventsNow.tsx';
import { SandboxWorld } from './SandboxWorld.tsx';
import { type Command, commandsIn, placesIn } from './sandboxCalls.ts';

export function DevToolsPage() {
  const { name } = useBrand();
  const { commands, places } = useSandbox();
  if (commands === 'none') return <NotFoundPage />;
  return (
    <Stack gap={24}>
      <title>{`Developer tools · ${name}`}</title>
      <Heading as="h1" size={28}>
        Developer tools
      </Heading>
      <SessionNow />
      <SandboxWorld places={places} />
      <FlagOverrides />
      <Faults />
      <EventsNow />
      <Addresses />
      <Mails />
      <Card padding={24}>
        <Heading as="h2" size={18}>
          The sandbox takes
        </Heading>
        {commands === 'asking' ? <Skeleton height={320} shape="card" /> : <Commands commands={commands} />}
      </Card>
    </Stack>
  );
}

const Commands = ({ commands }: { readonly commands: readonly Command[] }) => (
  <Stack as="dl" gap={12}>
    {commands.map(({ path, about, fields }) => (
      <div key={path}>
        <Text as="dt" weight="medium">
          POST {path}
        </Text>
        <Text as="dd" size={13} tone="ink2">
          {about} {fields.length === 0 ? '' : `Fields: ${fields.join(', ')}.`}
        </Text>
      </div>
    ))}
  </Stack>
);

type Sandbox = { readonly commands: readonly Command[] | 'asking' | 'none'; readonly places: readonly string[] };

function useSandbox(): Sandbox {
  const { http } = usePlatform();
  const [sandbox, setSandbox] = useState<Sandbox>({ commands: 'asking', places: [] });
  useEffect(() => {
    let isOver = false;
    void http({ method: 'GET', path: '/sandbox' }).then((answer) => {
      if (isOver) return;
      const body = answer.ok ? answer.value.body : null;
      setSandbox({ commands: commandsIn(body) ?? 'none', places: placesIn(body) });
    });
    return () => {
      isOver = true;
    };
  }, [http]);
  return sandbox;
}
