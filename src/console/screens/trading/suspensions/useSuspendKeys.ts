import { useEffect } from 'react';
import { useOperation, useOperator, usePermission } from '../../../api/index.ts';
import { type Target, useSuspensions } from './SuspensionsContext.tsx';

/** Alt+Shift, so that ordinary typing triggers nothing. Matches `event.code`, because Alt changes `event.key`. */
export const KEYS = {
  suspend: { code: 'KeyS', shown: 'Alt+Shift+S', aria: 'Alt+Shift+S' },
  giveBack: { code: 'KeyG', shown: 'Alt+Shift+G', aria: 'Alt+Shift+G' },
} as const;

/** One shortcut suspends the target, another ends the operator's newest suspension. Neither works in dialogs. */
export function useSuspendKeys({ scope, target }: Pick<Target, 'scope' | 'target'>): void {
  const { email } = useOperator();
  const { isAllowed } = usePermission('suspend');
  const { run: suspend } = useOperation('suspend');
  const { run: giveBack } = useOperation('giveBack');
  const own = useSuspensions().find(({ by, proposalId, isOfPrice }) => by === email && proposalId === null && !isOfPrice)?.id ?? null;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isAllowed || !event.altKey || !event.shiftKey || event.repeat) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      if (event.code !== KEYS.suspend.code && event.code !== KEYS.giveBack.code) return;
      event.preventDefault();
      if (event.code === KEYS.suspend.code) void suspend({ scope, target });
      else if (own !== null) void giveBack({ suspensionId: own });
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isAllowed, own, scope, target, suspend, giveBack]);
}
