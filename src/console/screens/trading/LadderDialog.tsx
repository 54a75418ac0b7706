import { type FormEvent, useId, useState } from 'react';
import type { TeaserRungSetting } from '#src/shared/console/trading.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field, FieldProblem } from '#src/ui/fields/Field.tsx';
import { Filters, SelectField } from '../../ui/controls.tsx';
import { newLadder, NO_LADDER, type TypedLadder } from './newLadder.ts';

const SPORTS = [
  { value: 'football', label: 'Football' },
  { value: 'basketball', label: 'Basketball' },
  { value: 'mixed', label: 'Football and Basketball' },
] as const;
const TIES = [
  { value: 'drop', label: 'Leg removed' },
  { value: 'lose', label: 'Bet loses' },
] as const;
const VOIDS = [
  { value: 'drop', label: 'Leg removed' },
  { value: 'refund', label: 'Bet refunded' },
] as const;

type LadderDialogProps = {
  readonly beside: readonly TeaserRungSetting[];
  readonly onClose: () => void;
  readonly onAdd: (rungs: readonly TeaserRungSetting[]) => void;
};

/** Adds a ladder of teaser prices to the list on screen. Sends nothing. */
export function LadderDialog({ beside, onClose, onAdd }: LadderDialogProps) {
  const [typed, setTyped] = useState<TypedLadder>(NO_LADDER);
  const [wasPressed, setPressed] = useState(false);
  const form = useId();
  const made = newLadder(typed, beside);
  const problems = made.ok || !wasPressed ? {} : made.problems;
  const change = (more: Partial<TypedLadder>): void => setTyped((before) => ({ ...before, ...more }));
  function submit(event: FormEvent): void {
    event.preventDefault();
    setPressed(true);
    if (made.ok) onAdd(made.rungs);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add ladder"
      description="The ladder is added to this list. Players get it once the prices are set."
      width={520}
      actions={
        <Row gap={8}>
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Add
          </Button>
        </Row>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap={16} css={{ paddingTop: '$16' }}>
          <SelectField label="Sport" value={typed.sport} choices={SPORTS} onChange={(sport) => change({ sport })} />
          <Filters css={{ alignItems: 'start' }}>
            <Field
              label={typed.sport === 'mixed' ? 'Points, football' : 'Points'}
              inputMode="decimal"
              value={typed.points}
              error={problems.points ?? null}
              onChange={({ target }) => change({ points: target.value })}
            />
            {typed.sport === 'mixed' ? (
              <Field
                label="Points, basketball"
                inputMode="decimal"
                value={typed.besides}
                error={problems.besides ?? null}
                onChange={({ target }) => change({ besides: target.value })}
              />
            ) : null}
            <Field
              label="Minimum legs"
              inputMode="numeric"
              value={typed.legs}
              error={problems.legs ?? null}
              onChange={({ target }) => change({ legs: target.value })}
            />
          </Filters>
          <Filters>
            <SelectField label="If a leg pushes" value={typed.ties} choices={TIES} onChange={(ties) => change({ ties })} />
            <SelectField label="If a leg is void" value={typed.voids} choices={VOIDS} onChange={(voids) => change({ voids })} />
          </Filters>
          <Field
            label="Pays"
            hint="Profit to stake, starting with the minimum legs, such as 10/11, 9/5, 3/1."
            value={typed.prices}
            error={problems.prices ?? null}
            onChange={({ target }) => change({ prices: target.value })}
          />
          {problems.whole === undefined ? null : <FieldProblem>{problems.whole}</FieldProblem>}
        </Stack>
      </form>
    </Dialog>
  );
}
