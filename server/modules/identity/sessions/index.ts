export type { StepUp } from './logIn.ts';
export { INACTIVITY_MINUTES, isAlive, type Session } from './sessions.ts';
