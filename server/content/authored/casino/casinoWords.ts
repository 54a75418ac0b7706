/** Replacements of whole authored texts about betting, for casino-only brands. */
export const casinoWords: Readonly<Record<string, string>> = {
  Betting: 'Play',
  'Betting preferences': 'Preferences',
  'Odds, prices and balance': 'Balance',
  'Read before you bet': 'Read before you play',
  'Before you bet': 'Before you play',
  'Betting should stay a pastime': 'Play should stay a pastime',
  'Most bets lose over time. Bet what you can afford to lose, and never to win back what is gone.':
    'Most players lose over time. Play with what you can afford to lose, and never to win back what is gone.',
  'The page always shows how long you have been here. You can stop at any moment; open bets stand without you.':
    'The page always shows how long you have been here. You can stop at any moment.',
  'I have read this, I am 21 or older, and I bet with my own money.': 'I have read this, I am 21 or older, and I play with my own money.',
  'I have read this, I am 19 or older, and I bet with my own money.': 'I have read this, I am 19 or older, and I play with my own money.',
  'The law asks us to know that you are in an operating area whenever you bet.':
    'The law asks us to know that you are in an operating area whenever you play for money.',
  'This usually takes less than a day. The money is set aside and cannot be bet.':
    'This usually takes less than a day. The money is set aside and cannot be played.',
  'Banks usually take one to three business days. The money is set aside and cannot be bet.':
    'Banks usually take one to three business days. The money is set aside and cannot be played.',
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
