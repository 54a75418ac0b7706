/** Puts histories into one chunk, because players visit them in turn. */
export { CasinoRound } from './CasinoRound/CasinoRound.tsx';
export { CasinoSessionRounds } from './CasinoSessionRounds/CasinoSessionRounds.tsx';
export { History } from './History/History.tsx';
