import { useState } from 'react';
import type { Colleague } from '#src/shared/console/house.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Awaited } from '../../ui/Awaited.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';

export function PeopleScreen() {
  const people = useAnswer('listOperators', {});
  const { id: own } = useOperator();
  const [unlocking, setUnlocking] = useState<Colleague | null>(null);
  const columns: readonly Column<Colleague>[] = [
    {
      head: 'Name',
      isName: true,
      cell: ({ name, email }) => (
        <Stack gap={0}>
          {name}
          <Text size={12} tone="ink3">
            {email}
          </Text>
        </Stack>
      ),
    },
    { head: 'Role', cell: ({ role }) => role },
    {
      head: 'Login',
      cell: ({ lockedAt }) =>
        lockedAt === null ? (
          'open'
        ) : (
          <Stack gap={4}>
            <Badge tone="negative">locked</Badge>
            <When at={lockedAt} />
          </Stack>
        ),
    },
    {
      head: 'Unlock',
      isActs: true,
      cell: (one) =>
        one.lockedAt === null || one.id === own ? null : (
          <Permitted to="unlockOperator" isTold>
            <Button size="small" tone="secondary" aria-label={`Unlock ${one.name}`} onClick={() => setUnlocking(one)}>
              Unlock…
            </Button>
          </Permitted>
        ),
    },
  ];
  return (
    <Screen title="People" intro="Who works here and as what. Three wrong passwords lock a login.">
      <Awaited loaded={people} what="the people">
        {({ operators }) => <Table caption="Operators" columns={columns} rows={operators} keyOf={({ id }) => id} />}
      </Awaited>
      {unlocking === null ? null : <UnlockDialog colleague={unlocking} onClose={() => setUnlocking(null)} />}
    </Screen>
  );
}

function UnlockDialog({ colleague: { id, name }, onClose }: { readonly colleague: Colleague; readonly onClose: () => void }) {
  return (
    <OperationDialog
      title={`Unlock ${name}`}
      consequence="A second person confirms it; then the login takes passwords again. Make sure that it was really your colleague who has typed them."
      label="Propose to unlock"
      to="unlockOperator"
      input={(reason) => ({ operatorId: id, reason })}
      said={() => ({ title: `${name} can log in again` })}
      onClose={onClose}
    />
  );
}
