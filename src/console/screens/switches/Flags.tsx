import { type FormEvent, useState } from 'react';
import { isName } from '#src/shared/console/limits.ts';
import type { Switch } from '#src/shared/console/targeting.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Beside } from '../../ui/controls.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { usePeople } from '../../ui/people.ts';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import type { Switching } from './SwitchDialog.tsx';

type FlagsProps = { readonly flags: readonly Switch[]; readonly onSwitch: (switching: Switching) => void };

export function Flags({ flags, onSwitch }: FlagsProps) {
  const nameOf = usePeople();
  const columns: readonly Column<Switch>[] = [
    { head: 'Flag', isName: true, cell: ({ name }) => name },
    { head: 'State', cell: ({ is_on }) => <Badge tone={is_on ? 'positive' : 'neutral'}>{is_on ? 'on' : 'off'}</Badge> },
    { head: 'Reason', cell: ({ reason }) => reason },
    { head: 'By', cell: ({ operator_id }) => nameOf(operator_id) },
    { head: 'Since', cell: ({ switched_at }) => <When at={switched_at} /> },
    {
      head: 'Switch',
      isActs: true,
      cell: ({ name, is_on }) => (
        <Permitted to="switchFlag">
          <Button
            size="small"
            tone="secondary"
            aria-label={`Turn ${name} ${is_on ? 'off' : 'on'}`}
            onClick={() => onSwitch({ sort: 'flag', name, state: is_on ? 'off' : 'on' })}
          >
            {is_on ? 'Turn off…' : 'Turn on…'}
          </Button>
        </Permitted>
      ),
    },
  ];
  return (
    <Panel
      title="Flags"
      hint="Flags that audience rules of documents can use. A flag that was never switched has its default below, or is off."
    >
      {flags.length === 0 ? (
        <Text tone="ink2">No flag has been switched yet.</Text>
      ) : (
        <Table caption="Flags" columns={columns} rows={flags} keyOf={({ name }) => name} />
      )}
      <Permitted to="switchFlag">
        <NewFlag onSwitch={onSwitch} />
      </Permitted>
    </Panel>
  );
}

function NewFlag({ onSwitch }: Pick<FlagsProps, 'onSwitch'>) {
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  function submit(event: FormEvent): void {
    event.preventDefault();
    setWrong(!isName(name));
    if (isName(name)) onSwitch({ sort: 'flag', name, state: 'on' });
  }
  return (
    <form onSubmit={submit} aria-label="Turn on another flag">
      <Row gap={12} align="start" wrap>
        <div style={{ flex: '1 1 220px', maxWidth: 320 }}>
          <Field
            label="Another flag"
            value={name}
            placeholder="cup-weekend"
            error={isWrong ? 'Use at most 40 lowercase letters, digits and hyphens.' : null}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Beside>
          <Button type="submit" tone="secondary">
            Turn on…
          </Button>
        </Beside>
      </Row>
    </form>
  );
}
