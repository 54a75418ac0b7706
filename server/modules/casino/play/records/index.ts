export { findGameRound, findSession, isPlaying, listGameRounds, type GameRoundView, type SessionView } from './views.ts';
