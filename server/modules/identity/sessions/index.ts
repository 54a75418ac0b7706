export type { StepUp } from './logIn.ts';
export type { LoginPreferences } from './standing.ts';
export { INACTIVITY_MINUTES, isAlive, type Session } from './sessions.ts';
