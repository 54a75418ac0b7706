import type { StoreApi } from 'zustand/vanilla';
import { t } from '#src/shared/text/t.ts';
import { dismissToast, toast, TOAST_PERMANENT } from '#src/ui/notices/toast.ts';
import { logoutReasons } from '../reasons.ts';
import type { AuthState, LogoutReason } from '../types.ts';
import { type AuthRunner, createAuthRunner } from './authRunner.ts';
import type { AuthPorts } from './hands.ts';

const WARNING = 'inactivity';

export const createNotifyingRunner = (ports: Omit<AuthPorts, 'onTell' | 'onWarn'>, store: StoreApi<AuthState>): AuthRunner =>
  createAuthRunner({ ...ports, onTell: notify, onWarn: warn }, store);

function notify(reason: LogoutReason, message: string): void {
  const stays = logoutReasons[reason].told?.stays ?? false;
  toast({ id: `logout-${reason}`, type: 'info', title: message, ...(stays ? { secondsUntilRemoved: TOAST_PERMANENT } : {}) });
}

/** Warns before the idle logout. Null removes the warning, after activity in any tab. */
function warn(secondsLeft: number | null, stay: () => void): void {
  if (secondsLeft === null) return dismissToast(WARNING);
  toast({
    id: WARNING,
    type: 'info',
    title: t`Are you still there?`,
    body: t`We will log you out in {${secondsLeft}, plural, one {# second} other {# seconds}} unless you stay logged in.`,
    cta: { label: t`Stay logged in`, onPress: stay },
    secondsUntilRemoved: TOAST_PERMANENT,
    dismissible: false,
  });
}
