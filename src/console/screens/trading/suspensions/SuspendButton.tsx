import type { HidingScope, SuspensionView } from '#src/shared/console/suspensions.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { type Refusal, useOperation, useOperator } from '../../../api/index.ts';
import { Permitted } from '../../../ui/Permitted.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type Target, useSuspensions } from './SuspensionsContext.tsx';

export type SuspendButtonProps = {
  readonly of: Target;
  readonly isNamed?: boolean;
  readonly size?: 'medium' | 'small';
  readonly keys?: string | undefined;
};

function badgeText({ by, proposalId, isOfPrice, isHidden }: SuspensionView, email: string): string {
  if (proposalId !== null) return 'Under review';
  if (isOfPrice) return 'The feed price moved';
  return `${isHidden ? 'Hidden' : 'Suspended'} by ${by === email ? 'you' : by}`;
}

export function SuspendButton({ of, isNamed = false, size = 'small', keys }: SuspendButtonProps) {
  const { run, isBusy, refusal } = useOperation('suspend');
  const held = useHeld(of, false);
  return (
    <Press
      {...{ of, isNamed, size, keys, held, to: 'suspend' }}
      words={{ act: 'Suspend', undo: 'Reopen' }}
      act={{ isBusy, refusal, run: () => void run({ scope: of.scope, target: of.target }) }}
    />
  );
}

export function HideButton({ of }: { readonly of: Target & { readonly scope: HidingScope } }) {
  const { run, isBusy, refusal } = useOperation('hide');
  const held = useHeld(of, true);
  return (
    <Press
      {...{ of, held, to: 'hide' }}
      words={{ act: 'Hide', undo: 'Show' }}
      act={{ isBusy, refusal, run: () => void run({ scope: of.scope, target: of.target }) }}
    />
  );
}

type Held = { readonly live: readonly SuspensionView[]; readonly own: SuspensionView | undefined };

function useHeld({ scope, target }: Target, isHiding: boolean): Held {
  const { email } = useOperator();
  const live = useSuspensions().filter((one) => one.scope === scope && one.target === target && one.isHidden === isHiding);
  return { live, own: live.find(({ by, proposalId, isOfPrice }) => by === email && proposalId === null && !isOfPrice) };
}

type PressProps = SuspendButtonProps & {
  readonly to: 'hide' | 'suspend';
  readonly words: { readonly act: string; readonly undo: string };
  readonly held: Held;
  readonly act: { readonly run: () => void; readonly isBusy: boolean; readonly refusal: Refusal | null };
};

function Press({ of: { name }, isNamed = false, size = 'small', keys, to, words, held: { live, own }, act }: PressProps) {
  const { email } = useOperator();
  const giveBack = useOperation('giveBack');
  const refusal = act.refusal ?? giveBack.refusal;
  const word = own ? words.undo : words.act;
  const press = (): void => void (own ? giveBack.run({ suspensionId: own.id }) : act.run());
  return (
    <Stack gap={8}>
      <Row gap={8} wrap justify="end">
        {live.map((one) => (
          <Badge key={one.id} tone="negative">
            {badgeText(one, email)}
          </Badge>
        ))}
        <Permitted to={to}>
          {/* One button for both actions keeps the focus. The second click of a double click is ignored. */}
          <Button
            size={size}
            tone={own || size === 'small' ? 'secondary' : 'danger'}
            busy={act.isBusy || giveBack.isBusy}
            aria-label={`${word} ${name}`}
            aria-keyshortcuts={own ? undefined : keys}
            onClick={({ detail }) => (detail > 1 ? undefined : press())}
          >
            {isNamed ? `${word} ${name}` : word}
          </Button>
        </Permitted>
      </Row>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </Stack>
  );
}
