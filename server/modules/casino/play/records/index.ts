export { findRound, findSession, isPlaying, listRounds, type RoundView, type SessionView } from './views.ts';
