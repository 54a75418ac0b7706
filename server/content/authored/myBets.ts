import { storedPage } from './stored.ts';

export const myBets = storedPage('sports/my-bets');
export const bet = storedPage('sports/bet');
export const myBetsSettled = storedPage('sports/my-bets-settled');
