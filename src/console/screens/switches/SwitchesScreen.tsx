import { useState } from 'react';
import type { Switch } from '#src/shared/console/targeting.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { DeclaredFlags } from './DeclaredFlags.tsx';
import { Flags } from './Flags.tsx';
import { Kinds } from './Kinds.tsx';
import { Quarantines } from './Quarantines.tsx';
import { Segments } from './Segments.tsx';
import { type Switching, SwitchDialog } from './SwitchDialog.tsx';

export function SwitchesScreen() {
  const switches = useAnswer('listSwitches', {});
  const [switching, setSwitching] = useState<Switching | null>(null);
  return (
    <Screen
      title="Switches"
      intro="Takes effect immediately for all players. Where a kind is off, its fallback is shown."
      actions={
        <Permitted to="switchKind" isTold>
          {null}
        </Permitted>
      }
    >
      <Quarantines />
      <Awaited loaded={switches} what="the switches">
        {(value) => (
          <Stack gap={24}>
            <Flags flags={of('flag', value.switches)} onSwitch={setSwitching} />
            <DeclaredFlags switched={of('flag', value.switches)} onSwitch={setSwitching} />
            <Kinds switched={of('kind', value.switches)} onSwitch={setSwitching} />
          </Stack>
        )}
      </Awaited>
      <Permitted to="setPlayerSegments">
        <Segments />
      </Permitted>
      {switching === null ? null : <SwitchDialog switching={switching} onClose={() => setSwitching(null)} />}
    </Screen>
  );
}

const of = (sort: Switch['sort'], switches: readonly Switch[]): readonly Switch[] => switches.filter((one) => one.sort === sort);
