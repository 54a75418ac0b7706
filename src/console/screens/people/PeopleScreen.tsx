import { useState } from 'react';
import type { Colleague } from '#src/shared/console/general.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { AccountActions } from './AccountActions.tsx';
import { FactorCell } from './FactorCell.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';

export function PeopleScreen() {
  const people = useAnswer('listOperators', {});
  const [isAdding, setAdding] = useState(false);
  return (
    <Screen
      title="People"
      intro="Operators and their roles. Three wrong passwords or codes lock a login. New, restored and unlocked accounts need a second person."
      actions={
        <Permitted to="createOperator">
          <Button onClick={() => setAdding(true)}>New account…</Button>
        </Permitted>
      }
    >
      <Awaited loaded={people} what="the people">
        {({ operators }) => <People operators={operators} onChange={people.reload} />}
      </Awaited>
      {isAdding ? <NewAccountDialog onClose={() => setAdding(false)} /> : null}
    </Screen>
  );
}

function People({ operators, onChange }: { readonly operators: readonly Colleague[]; readonly onChange: () => void }) {
  const { id: own } = useOperator();
  const acts: Column<Colleague> = {
    head: 'Actions',
    isActs: true,
    cell: (colleague) => (colleague.id === own ? null : <AccountActions colleague={colleague} onChange={onChange} />),
  };
  return <Table caption="Operators" columns={[...COLUMNS, acts]} rows={operators} keyOf={({ id }) => id} />;
}

const Locked = ({ since }: { readonly since: string }) => (
  <Stack gap={4} css={{ alignItems: 'flex-start' }}>
    <Badge tone="negative">locked</Badge>
    <When at={since} inline />
  </Stack>
);

const COLUMNS: readonly Column<Colleague>[] = [
  {
    head: 'Name',
    isName: true,
    cell: ({ name, email }) => (
      <Stack gap={0}>
        {name}
        <Text size={12} tone="ink3" css={{ overflowWrap: 'anywhere' }}>
          {email}
        </Text>
      </Stack>
    ),
  },
  { head: 'Role', cell: ({ role }) => role },
  { head: 'Login', cell: ({ lockedAt }) => (lockedAt === null ? 'open' : <Locked since={lockedAt} />) },
  { head: 'Last login', cell: ({ lastLoginAt }) => (lastLoginAt === null ? 'never' : <When at={lastLoginAt} inline />) },
  { head: 'Second factor', cell: (colleague) => <FactorCell colleague={colleague} /> },
];
