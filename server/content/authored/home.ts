import { cards, withCards } from './promotions.ts';
import { storedPage } from './stored.ts';

export const home = withCards(storedPage('home'), 'promotions', [cards.parlay, cards.live, cards.odds, cards.pace]);
