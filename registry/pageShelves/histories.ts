/** Puts all history shelves into one chunk, because players often open several. */
export { CasinoRound } from './CasinoRound/CasinoRound.tsx';
export { CasinoSessionRounds } from './CasinoSessionRounds/CasinoSessionRounds.tsx';
export { History } from './History/History.tsx';
