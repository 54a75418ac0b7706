import { useStore } from 'zustand';
import { declarationOf } from '#src/shared/flags/declared.ts';
import { liveFlagStore } from '#src/flags/live/liveFlagStore.ts';
import { type EffectiveFlag, effectiveFlags, withOverride } from '#src/flags/live/overrides.ts';
import { useLocal } from '#src/platform/localState.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { OVERRIDES } from '../startup/afterStart/useLiveFlags.ts';

const choices = [
  { value: 'service', label: 'As served' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;
type Choice = (typeof choices)[number]['value'];

export function FlagOverrides() {
  const [overrides, keep] = useLocal(OVERRIDES);
  const flags = effectiveFlags(
    useStore(liveFlagStore, (state) => state.flags),
    overrides,
  );
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Row gap={12} justify="between" wrap>
          <Heading as="h2" size={18}>
            Flags
          </Heading>
          {flags.some(({ isOverridden }) => isOverridden) ? (
            <Button size="small" tone="secondary" onClick={() => keep({})}>
              Take all back
            </Button>
          ) : null}
        </Row>
        {flags.length === 0 ? (
          <Text tone="ink2">Asked for once the page has nothing else to do; until then every flag is as it was declared.</Text>
        ) : null}
        {flags.map((flag) => (
          <Flag
            key={flag.name}
            flag={flag}
            onChoose={(choice) => keep(withOverride(overrides, flag.name, choice === 'service' ? null : choice === 'on'))}
          />
        ))}
      </Stack>
    </Card>
  );
}

function Flag({ flag, onChoose }: { readonly flag: EffectiveFlag; readonly onChoose: (choice: Choice) => void }) {
  const { name, isOn, isOverridden, isOverridable, reason } = flag;
  const state = isOn ? 'on' : 'off';
  return (
    <Stack gap={4}>
      {isOverridable ? (
        <Segmented legend={name} options={choices} value={isOverridden ? state : 'service'} onChange={onChoose} />
      ) : (
        <Text weight="medium">{name}</Text>
      )}
      <Row gap={8} align="baseline">
        <Badge tone={isOverridden ? 'warning' : isOn ? 'positive' : 'neutral'}>{state}</Badge>
        <Text size={13} tone="ink2">
          {isOverridden ? 'Overridden here. ' : `${reason}. `}
          {declarationOf(name).why}
        </Text>
      </Row>
    </Stack>
  );
}
