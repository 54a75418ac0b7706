import type { BrandCopy } from '#src/brand/contract.ts';

export const copy: BrandCopy = {
  tagline: 'Every play has a price',
  logIn: 'Log In',
  signUp: 'Join Now',
  loginTitle: 'Get in the game',
  loginIntro: 'Log in and the picks you made stay right where they are.',
  emptyBetslipTitle: 'No picks yet',
  emptyBetslipBody: 'Hit a price. It lands here.',
  notFoundTitle: 'Out of bounds',
  notFoundBody: 'This page left the field. Head back and pick up the action.',
  errorTitle: 'Oops... Looks like something went wrong',
  errorBody: "Let's try that again.",
  offlineTitle: 'Signal lost',
  offlineBody: 'We lost your connection. Prices are on hold until it returns.',
  welcomePromo: 'Every game, every price, one account.',
  creditsName: 'Game Credits',
  searchPlaceholder: 'Find a team, league or matchup',
  playNoticeTitle: 'Keep it in the game plan',
  playNoticeBody:
    'Bet with your head, not over it. Limits, time-outs and help are in your account whenever you need them. Confirm that you have read this to keep playing.',
  limitsOfferTitle: 'Make a game plan',
  limitsOfferBody: 'Set limits on deposits, spend, losses and time before your first bet. They are always in your account.',
  firstWagerTitle: 'First bet on the board',
  firstWagerBody: 'Know your game plan before the next one: limits, breaks and help are always in your account.',
};
