import { useState } from 'react';
import { factLabels } from '#src/shared/console/limitFactLabels.ts';
import type { InputOf } from '#src/shared/console/operations.ts';
import type { TraderLimitsView } from '#src/shared/console/traderLimits.ts';
import type { ChosenFact } from '#src/shared/limits/limitFacts.ts';
import { Stack } from '#src/ui/Box.tsx';
import { FieldProblem } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { CheckField } from '../../../ui/controls.tsx';
import { OperationDialog } from '../../../ui/OperationDialog.tsx';
import { useLimitFields } from '../LimitFields.tsx';

type Props = { readonly limits: TraderLimitsView; readonly onClose: () => void };

const NONE = { mostStakeCents: null, mostExposureCents: null, sports: null } as const;
const said = () => ({ title: 'Limits set. We notify the player.' });

/** Offers only verified facts as reasons. Players must not read free text. */
export function SetTraderLimits({ limits: { playerId, history, facts, sports }, onClose }: Props) {
  const now = history[0] ?? NONE;
  const amounts = useLimitFields(now, 'Leave empty for no limit.');
  const [chosenSports, setSports] = useState<readonly string[]>(now.sports ?? []);
  const [chosenFacts, setFacts] = useState<readonly ChosenFact[]>([]);
  const [wasPressed, setPressed] = useState(false);
  function checked(reason: string): InputOf<'setPlayerLimits'> | null {
    setPressed(true);
    const chosen = amounts.chosen();
    if (chosen === null || chosenFacts.length === 0) return null;
    return { playerId, ...chosen, sports: chosenSports.length === 0 ? null : chosenSports, facts: chosenFacts, reason };
  }
  return (
    <OperationDialog
      title="Player limits"
      consequence="Lower limits apply from the next bet. A higher limit, fewer markets or no limit needs a second person. The player sees the reasons you choose."
      label="Set limits"
      to="setPlayerLimits"
      input={checked}
      said={said}
      onClose={onClose}
    >
      {amounts.fields}
      <Sports sports={sports} chosen={chosenSports} onChange={setSports} />
      <Stack as="fieldset" gap={8} css={{ border: 'none', margin: 0, padding: 0 }}>
        <Text as="legend" size={13} tone="ink2">
          Reasons shown to the player
        </Text>
        {facts.length === 0 ? <Text>No reason applies to this account, so you can’t limit it.</Text> : null}
        {facts.map(({ fact, words }) => (
          <CheckField
            key={fact}
            isChecked={chosenFacts.includes(fact)}
            onChange={(isChecked) => setFacts(isChecked ? [...chosenFacts, fact] : chosenFacts.filter((one) => one !== fact))}
          >
            <Stack gap={0}>
              <Text weight="medium">{factLabels[fact]}</Text>
              <Text size={13} tone="ink2">
                {words}
              </Text>
            </Stack>
          </CheckField>
        ))}
        {wasPressed && chosenFacts.length === 0 ? <FieldProblem>Choose at least one reason.</FieldProblem> : null}
      </Stack>
    </OperationDialog>
  );
}

export function SetLimitByLaw({ limits: { playerId, history, sports }, onClose }: Props) {
  const now = history[0] ?? NONE;
  const amounts = useLimitFields(now, 'Leave empty for no limit.');
  const [chosenSports, setSports] = useState<readonly string[]>(now.sports ?? []);
  function checked(reason: string): InputOf<'setLimitByLaw'> | null {
    const chosen = amounts.chosen();
    return chosen && { playerId, ...chosen, sports: chosenSports.length === 0 ? null : chosenSports, reason };
  }
  return (
    <OperationDialog
      title="Limit required by law"
      consequence="A second person must confirm. The player sees only that the law requires it. Traders can’t change it."
      label="Propose limit"
      to="setLimitByLaw"
      input={checked}
      said={said}
      onClose={onClose}
    >
      {amounts.fields}
      <Sports sports={sports} chosen={chosenSports} onChange={setSports} />
    </OperationDialog>
  );
}

type SportsProps = {
  readonly sports: TraderLimitsView['sports'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

const Sports = ({ sports, chosen, onChange }: SportsProps) => (
  <Stack as="fieldset" gap={8} css={{ border: 'none', margin: 0, padding: 0 }}>
    <Text as="legend" size={13} tone="ink2">
      Sports (all if none is chosen)
    </Text>
    {sports.map(({ id, name }) => (
      <CheckField
        key={id}
        isChecked={chosen.includes(id)}
        onChange={(isChecked) => onChange(isChecked ? [...chosen, id] : chosen.filter((one) => one !== id))}
      >
        {name}
      </CheckField>
    ))}
  </Stack>
);
