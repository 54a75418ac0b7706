import { cards, withCards } from './promotions.ts';
import { storedPage } from './stored.ts';

export const quickBets = storedPage('lounges/quick-bets');
export const exclusives = withCards(storedPage('lounges/exclusives'), 'to-read', [cards.parlay, cards.live, cards.odds]);
export const parlayLounge = storedPage('lounges/parlay-lounge');
export const fanForYou = storedPage('lounges/fan-for-you');
export const fanFantasy = storedPage('lounges/fan-fantasy');
export const playWithRewards = storedPage('lounges/play-with-rewards');
export const searchStart = storedPage('lounges/search-start');
