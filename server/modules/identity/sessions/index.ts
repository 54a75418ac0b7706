export type { StepUp } from './logIn.ts';
export { forgetOwnFailures } from './knownDevices.ts';
export type { LoginPreferences } from './sessionView.ts';
export { INACTIVITY_MINUTES, isAlive, type Session } from './sessions.ts';
