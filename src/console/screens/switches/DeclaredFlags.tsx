import type { Switch } from '#src/shared/console/targeting.ts';
import { declarationOf, type FlagName, flagNames } from '#src/shared/flags/declared.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import type { Switching } from './SwitchDialog.tsx';

type DeclaredFlagsProps = { readonly switched: readonly Switch[]; readonly onSwitch: (switching: Switching) => void };

export function DeclaredFlags({ switched, onSwitch }: DeclaredFlagsProps) {
  const rows = flagNames.filter((flag) => !switched.some(({ name }) => name === flag));
  const columns: readonly Column<FlagName>[] = [
    { head: 'Application flag', isName: true, cell: (name) => name },
    { head: 'Default', cell: (name) => <Badge tone={isOn(name) ? 'positive' : 'neutral'}>{isOn(name) ? 'on' : 'off'}</Badge> },
    { head: 'Purpose', cell: (name) => declarationOf(name).why },
    { head: 'Owner', cell: (name) => declarationOf(name).owner },
    { head: 'Expires', cell: (name) => declarationOf(name).expires },
    {
      head: 'Switch',
      isActs: true,
      cell: (name) => (
        <Permitted to="switchFlag">
          <Button
            size="small"
            tone="secondary"
            aria-label={`Turn ${name} ${isOn(name) ? 'off' : 'on'}`}
            onClick={() => onSwitch({ sort: 'flag', name, state: isOn(name) ? 'off' : 'on' })}
          >
            {isOn(name) ? 'Turn off…' : 'Turn on…'}
          </Button>
        </Permitted>
      ),
    },
  ];
  return (
    <Panel title="Application flags" hint="Declared defaults, used unless a server rule says otherwise. A switch here overrides both.">
      <Table caption="Application flags" columns={columns} rows={rows} keyOf={(name) => name} />
    </Panel>
  );
}

const isOn = (name: FlagName): boolean => declarationOf(name).isOn;
