/** What is said of bets and sports, and what a casino without them says in its place; each in whole, as it is authored. */
export const casinoWords: Readonly<Record<string, string>> = {
  Betting: 'Play',
  'Betting preferences': 'Preferences',
  'Odds, prices and balance': 'Balance',
  'Read before you bet': 'Read before you play',
  'Prices, your bets and your balance, one touch away.': 'Your games and your balance, one touch away.',
  'A bet': 'A game',
  'You may look at my bets and transactions to answer this.': 'You may look at my play and my transactions to answer this.',
  'We are currently undergoing maintenance. Open bets stand, and are settled as always.':
    'We are currently undergoing maintenance. Your balance is as you left it.',
  'Bets can be taken only where we are licensed. Your browser will ask whether to share your location; it is used for this check and kept with the bet, as the law asks.':
    'Games can be played for money only where we are licensed. Your browser will ask whether to share your location; it is used for this check, as the law asks.',
  'Share your location when the browser asks, so that your bet can be taken.':
    'Share your location when the browser asks, so that you can play for money.',
};
