/** One file of code: whoever reads what was played goes from one to the next. */
export { CasinoRound } from './CasinoRound/CasinoRound.tsx';
export { CasinoSessionRounds } from './CasinoSessionRounds/CasinoSessionRounds.tsx';
export { History } from './History/History.tsx';
