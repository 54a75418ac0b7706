export type { StepUp } from './logIn.ts';
export { forgetOwnFailures } from './knownDevices.ts';
export type { LoginPreferences } from './sessionView.ts';
export { endAllSessions, ENDED_BY_OPERATOR } from './endAllSessions.ts';
export { INACTIVITY_MINUTES, isAlive, notifyEnded, type Session } from './sessions.ts';
