export { AuthProvider, type AuthDoor, type AuthProviderProps, useAuth } from './react/AuthProvider.tsx';
export type { LoginRefusal } from './tokenAnswer.ts';
export type { LoginState, LogoutReason } from './types.ts';
