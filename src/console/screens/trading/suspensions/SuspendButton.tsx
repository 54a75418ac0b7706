import type { SuspensionView } from '#src/shared/console/suspensions.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAct, useOperator } from '../../../api/index.ts';
import { Permitted } from '../../../ui/Permitted.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type Target, useSuspensions } from './SuspensionsContext.tsx';

export type SuspendButtonProps = {
  readonly of: Target;
  /** Names what is suspended, where no name stands beside the button. */
  readonly isNamed?: boolean;
  readonly size?: 'medium' | 'small';
  /** The key that does the same, for `aria-keyshortcuts`. */
  readonly keys?: string;
};

function badgeText({ by, proposalId, isOfPrice }: SuspensionView, email: string): string {
  if (proposalId !== null) return 'Under review';
  return isOfPrice ? 'The feed has left its price' : `Suspended by ${by === email ? 'you' : by}`;
}

/** Suspends in one press, and gives one's own suspension back in another. Tells who else suspends it. */
export function SuspendButton({ of: { scope, target, name }, isNamed = false, size = 'small', keys }: SuspendButtonProps) {
  const { email } = useOperator();
  const [suspend, giveBack] = [useAct('suspend'), useAct('giveBack')];
  const live = useSuspensions().filter((one) => one.scope === scope && one.target === target);
  const own = live.find(({ by, proposalId, isOfPrice }) => by === email && proposalId === null && !isOfPrice);
  const refusal = suspend.refusal ?? giveBack.refusal;
  const act = own ? 'Give back' : 'Suspend';
  const press = (): void => void (own ? giveBack.run({ suspensionId: own.id }) : suspend.run({ scope, target }));
  return (
    <Stack gap={8}>
      <Row gap={8} wrap justify="end">
        {live.map((one) => (
          <Badge key={one.id} tone="negative">
            {badgeText(one, email)}
          </Badge>
        ))}
        <Permitted to="suspend">
          {/* One button for both keeps the keyboard's focus. The second click of a double click does nothing. */}
          <Button
            size={size}
            tone={own || size === 'small' ? 'secondary' : 'danger'}
            busy={suspend.isBusy || giveBack.isBusy}
            aria-label={`${act} ${name}`}
            aria-keyshortcuts={own ? undefined : keys}
            onClick={({ detail }) => (detail > 1 ? undefined : press())}
          >
            {isNamed ? `${act} ${name}` : act}
          </Button>
        </Permitted>
      </Row>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </Stack>
  );
}
