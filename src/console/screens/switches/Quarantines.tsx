import { useState } from 'react';
import type { Quarantined } from '#src/shared/console/quarantine.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer } from '../../api/index.ts';
import { surfaceName } from '../../places/names.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { PastQuarantines } from './PastQuarantines.tsx';
import { keyOfQuarantine, NodeName } from './NodeName.tsx';
import { ReleaseQuarantineDialog } from './ReleaseQuarantineDialog.tsx';

const effects = {
  replaced: { tone: 'negative', label: 'replaced', words: 'fallback shown, or nothing' },
  told: { tone: 'warning', label: 'still shown', words: 'it can’t be replaced, or its views are not counted' },
} as const;

export function Quarantines() {
  const listed = useAnswer('listQuarantines', {});
  return (
    <Panel
      title="Parts in quarantine"
      hint="Parts that too many pages failed to show. A part leaves quarantine when it is changed. If you release it, it returns when it fails as often again."
    >
      <Awaited loaded={listed} what="the quarantines" lines={1}>
        {({ quarantines }) => {
          const held = quarantines.filter(({ state }) => state === 'held');
          const past = quarantines.filter(({ state }) => state !== 'held');
          return (
            <Stack gap={12}>
              {held.length === 0 ? <Text tone="ink2">No parts in quarantine.</Text> : <Held quarantines={held} />}
              {past.length === 0 ? null : <PastQuarantines quarantines={past} />}
            </Stack>
          );
        }}
      </Awaited>
    </Panel>
  );
}

function Held({ quarantines }: { readonly quarantines: readonly Quarantined[] }) {
  const [releasing, setReleasing] = useState<Quarantined | null>(null);
  const columns: readonly Column<Quarantined>[] = [
    { head: 'Part', isName: true, cell: (node) => <NodeName node={node} /> },
    { head: 'Where', cell: ({ surface }) => surfaceName(surface) },
    { head: 'Action', cell: ({ effect }) => <Effect effect={effect} /> },
    {
      head: 'Failed pages',
      cell: ({ failing, viewers, reason }) => (
        <Stack gap={0}>
          {`${failing} of ${viewers}`}
          <Text size={12} tone="ink3">
            {reason.toLowerCase().replaceAll('_', ' ')}
          </Text>
        </Stack>
      ),
    },
    { head: 'Since', cell: ({ since }) => <When at={since} /> },
    {
      head: 'Release',
      isActs: true,
      cell: (node) => (
        <Permitted to="releaseQuarantine">
          <Button size="small" tone="secondary" aria-label={`Release ${node.node_id}`} onClick={() => setReleasing(node)}>
            Release…
          </Button>
        </Permitted>
      ),
    },
  ];
  return (
    <>
      <Table caption="Parts in quarantine" columns={columns} rows={quarantines} keyOf={keyOfQuarantine} />
      {releasing === null ? null : <ReleaseQuarantineDialog node={releasing} onClose={() => setReleasing(null)} />}
    </>
  );
}

function Effect({ effect }: Pick<Quarantined, 'effect'>) {
  const { tone, label, words } = effects[effect];
  return (
    <Stack gap={4} align="start">
      <Badge tone={tone}>{label}</Badge>
      <Text size={12} tone="ink3">
        {words}
      </Text>
    </Stack>
  );
}
