/** The door: games that are played for money, by a provider who draws and decides them. */
export type { RoundState, RoundView, SessionView } from './views.ts';
