import { useState } from 'react';
import type { FeaturedBetView, FeaturedKind } from '#src/shared/console/featured.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/fields/Field.tsx';
import { Text } from '#src/ui/Text.tsx';
import { toast } from '#src/ui/notices/toast.ts';
import { useOperation } from '../../api/index.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { SelectField } from '../../ui/controls.tsx';
import { centsIn, dollars } from './cents.ts';
import { type Picked, SelectionPicker } from './SelectionPicker.tsx';

const KINDS = [
  { value: 'FEATURED', label: 'Featured: two or more selections' },
  { value: 'QUICK', label: 'Quick: with a preset amount' },
] as const;
type FeaturedDialogProps = { readonly bet: FeaturedBetView | null; readonly onDone: () => void; readonly onClose: () => void };

type Sketch = { readonly kind: FeaturedKind; readonly title: string; readonly amount: string; readonly legs: readonly Picked[] };

const sketchOf = (bet: FeaturedBetView | null): Sketch => ({
  kind: bet?.kind ?? 'FEATURED',
  title: bet?.title ?? '',
  amount: typeof bet?.suggestedCents === 'number' ? dollars(bet.suggestedCents) : '',
  legs: bet?.legs ?? [],
});

function checked({ kind, title, amount, legs }: Sketch) {
  const least = kind === 'FEATURED' ? 2 : 1;
  const cents = kind === 'FEATURED' ? null : centsIn(amount);
  const problems = {
    title: title.trim() === '' ? 'Enter the title players see.' : null,
    amount: cents === undefined || cents === 0 ? 'Enter an amount above $0.00, or leave it empty.' : null,
    legs: legs.length < least ? `Choose at least ${least === 1 ? 'one selection' : 'two selections'}.` : null,
  };
  return { cents, problems };
}

export function FeaturedDialog({ bet, onDone, onClose }: FeaturedDialogProps) {
  const [sketch, setSketch] = useState<Sketch>(() => sketchOf(bet));
  const [wasPressed, setPressed] = useState(false);
  const { isBusy, refusal, save } = useSave(bet);
  const { kind, title, amount, legs } = sketch;
  const { cents, problems } = checked(sketch);
  const change = (part: Partial<Sketch>): void => setSketch({ ...sketch, ...part });
  async function act(reason: string): Promise<void> {
    setPressed(true);
    if (cents === undefined || Object.values(problems).some((problem) => problem !== null)) return;
    const selectionIds = legs.map(({ selectionId }) => selectionId);
    if (!(await save({ kind, title: title.trim(), selectionIds, suggestedCents: cents, reason }))) return;
    onDone();
    onClose();
  }
  const shown = (problem: string | null): string | null => (wasPressed ? problem : null);
  return (
    <ActionDialog
      title={bet === null ? 'New bet' : `Change ${bet.title}`}
      consequence="The bet is shown to all players immediately. Bets already placed keep their old title."
      label={bet === null ? 'Offer bet' : 'Save changes'}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onAct={(reason) => void act(reason)}
    >
      <SelectField label="Type" value={kind} choices={KINDS} onChange={(next) => change({ kind: next })} />
      <Field
        label="Title"
        maxLength={60}
        value={title}
        error={shown(problems.title)}
        onChange={({ target }) => change({ title: target.value })}
      />
      {kind === 'QUICK' ? (
        <Field
          label="Amount"
          hint="Preset in the amount field. Leave empty for none."
          inputMode="decimal"
          value={amount}
          error={shown(problems.amount)}
          onChange={({ target }) => change({ amount: target.value })}
        />
      ) : null}
      <Chosen legs={legs} onChange={(next) => change({ legs: next })} problem={shown(problems.legs)} />
      <SelectionPicker chosen={legs} onPick={(leg) => change({ legs: [...legs, leg] })} />
    </ActionDialog>
  );
}

type ChosenProps = {
  readonly legs: readonly Picked[];
  readonly onChange: (legs: readonly Picked[]) => void;
  readonly problem: string | null;
};

function Chosen({ legs, onChange, problem }: ChosenProps) {
  return (
    <Stack gap={4}>
      {legs.map(({ selectionId, name, event }) => (
        <Row key={selectionId} gap={8} css={{ justifyContent: 'space-between' }}>
          <Text size={13}>
            {name} · {event}
          </Text>
          <Button
            size="small"
            tone="quiet"
            aria-label={`Remove ${name}`}
            onClick={() => onChange(legs.filter((leg) => leg.selectionId !== selectionId))}
          >
            Remove
          </Button>
        </Row>
      ))}
      {problem === null ? null : (
        <Text size={13} tone="negative" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

type Saved = {
  readonly kind: FeaturedKind;
  readonly title: string;
  readonly selectionIds: readonly string[];
  readonly suggestedCents: number | null;
  readonly reason: string;
};

function useSave(bet: FeaturedBetView | null) {
  const create = useOperation('createFeaturedBet');
  const change = useOperation('changeFeaturedBet');
  const { isBusy, refusal } = bet === null ? create : change;
  async function save(asked: Saved): Promise<boolean> {
    const { ok } = await (bet === null ? create.run(asked) : change.run({ ...asked, featuredBetId: bet.id, version: bet.version }));
    if (ok) toast({ type: 'success', title: bet === null ? `${asked.title} is offered` : `${asked.title} is changed` });
    return ok;
  }
  return { isBusy, refusal, save };
}
