import { useState } from 'react';
import { LEGAL_FAMILIES } from '#src/shared/console/limits.ts';
import type { Switch } from '#src/shared/console/targeting.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useAnswer, useOperator } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Filters } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { usePeople } from '../../ui/people.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import type { Switching } from './SwitchDialog.tsx';

type KindRow = { readonly name: string; readonly family: string; readonly last: Switch | null };

export function Kinds({ switched, onSwitch }: { readonly switched: readonly Switch[]; readonly onSwitch: (switching: Switching) => void }) {
  const house = useAnswer('describeHouse', {});
  const nameOf = usePeople();
  const { role } = useOperator();
  const [search, setSearch] = useState('');
  const rows = (house.value?.kinds ?? [])
    .map(({ name, family }): KindRow => ({ name, family, last: switched.find((one) => one.name === name) ?? null }))
    .filter(({ name, family }) => `${name} ${family}`.toLowerCase().includes(search.trim().toLowerCase()))
    .toSorted((a, b) => Number(isOff(b)) - Number(isOff(a)) || a.name.localeCompare(b.name));
  const columns: readonly Column<KindRow>[] = [
    {
      head: 'Kind',
      isName: true,
      cell: ({ name, family }) => (
        <Stack gap={0}>
          {name}
          <Text size={12} tone="ink3">
            {family}
          </Text>
        </Stack>
      ),
    },
    { head: 'State', cell: (row) => <Badge tone={isOff(row) ? 'negative' : 'positive'}>{isOff(row) ? 'off' : 'drawn'}</Badge> },
    {
      head: 'Last switched',
      cell: ({ last }) => (last === null ? <Text tone="ink3">never</Text> : <LastSwitched last={last} by={nameOf(last.operator_id)} />),
    },
    {
      head: 'Switch',
      isActs: true,
      cell: (row) =>
        LEGAL_FAMILIES.has(row.family) && role !== 'compliance' ? (
          <Permitted to="switchKind">
            <Text size={12} tone="ink3">
              compliance only
            </Text>
          </Permitted>
        ) : (
          <Permitted to="switchKind">
            <Button
              size="small"
              tone={isOff(row) ? 'secondary' : 'quiet'}
              aria-label={`Turn ${row.name} ${isOff(row) ? 'on' : 'off'}`}
              onClick={() => onSwitch({ sort: 'kind', name: row.name, state: isOff(row) ? 'on' : 'off' })}
            >
              {isOff(row) ? 'Turn on…' : 'Turn off…'}
            </Button>
          </Permitted>
        ),
    },
  ];
  return (
    <Panel title="Kinds" hint="Turn off a kind that fails or must not be shown anywhere.">
      <Filters css={{ gridTemplateColumns: 'minmax(0, 420px)' }}>
        <Field
          label="Search kinds"
          type="search"
          value={search}
          placeholder="Name or family"
          onChange={({ target }) => setSearch(target.value)}
        />
      </Filters>
      <Awaited loaded={house} what="the kinds">
        {() =>
          rows.length === 0 ? (
            <Text tone="ink2">No kind with this name.</Text>
          ) : (
            <Table caption="Kinds" columns={columns} rows={rows} keyOf={({ name }) => name} />
          )
        }
      </Awaited>
    </Panel>
  );
}

const isOff = ({ last }: KindRow): boolean => last?.is_on === false;

function LastSwitched({ last, by }: { readonly last: Switch; readonly by: string }) {
  return (
    <Stack gap={0}>
      <When at={last.switched_at} />
      <Text size={12} tone="ink3">{`by ${by}: ${last.reason}`}</Text>
    </Stack>
  );
}
