/** One chunk: players move from one of these pages to the next. */
export { CasinoRound } from './CasinoRound/CasinoRound.tsx';
export { CasinoSessionRounds } from './CasinoSessionRounds/CasinoSessionRounds.tsx';
export { History } from './History/History.tsx';
