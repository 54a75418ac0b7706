export { AuthProvider, type AuthDoor, type AuthProviderProps, useAuth } from './react/AuthProvider.tsx';
export { LogOutDialog } from './react/LogOutDialog.tsx';
export { useAskForAccount } from './react/PlayerAccount.tsx';
export { type CasinoRestriction, useCasinoRestriction, useIsCasinoRestricted } from './react/casinoRestriction.ts';
export { logoutReasons } from './reasons.ts';
export type { LoginRefusal } from './tokenAnswer.ts';
export type { LoginState, LogoutDestination, LogoutReason } from './types.ts';
