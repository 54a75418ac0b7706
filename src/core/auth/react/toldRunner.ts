import type { StoreApi } from 'zustand/vanilla';
import { toast, TOAST_PERMANENT } from '#src/ui/toast.ts';
import { logoutMessages } from '../logoutMessages.ts';
import type { AuthState, LogoutReason } from '../types.ts';
import { type AuthPorts, type AuthRunner, createAuthRunner } from './authRunner.ts';

/** The runner with a voice: what a player must hear is said in toasts. */
export const createToldRunner = (ports: Omit<AuthPorts, 'onTell'>, store: StoreApi<AuthState>): AuthRunner =>
  createAuthRunner({ ...ports, onTell: tell }, store);

function tell(reason: LogoutReason, message: string): void {
  const stays = logoutMessages[reason]?.stays ?? false;
  toast({ id: `logout-${reason}`, type: 'info', title: message, ...(stays ? { secondsUntilRemoved: TOAST_PERMANENT } : {}) });
}
