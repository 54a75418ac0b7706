import type { BrandCopy } from '#src/brand/contract.ts';

export const copy: BrandCopy = {
  tagline: 'An evening well played',
  logIn: 'Log In',
  signUp: 'Join',
  loginTitle: 'Welcome back',
  loginIntro: 'Please log in; your table is waiting.',
  emptyBetslipTitle: 'Your betslip awaits',
  emptyBetslipBody: 'Select a price and it will be set out for you here.',
  notFoundTitle: 'This room is closed',
  notFoundBody: 'We could not find that page, but the lobby is always open.',
  errorTitle: 'Oops... Looks like something went wrong',
  errorBody: "Let's try that again.",
  offlineTitle: 'The line has gone quiet',
  offlineBody: 'Your connection was interrupted; we will pick up where you left off.',
  welcomePromo: 'A welcome worthy of the evening: sixty games, at your own pace.',
  creditsName: 'House Credits',
  searchPlaceholder: 'Search games by name or maker',
  playNoticeTitle: 'A word before you play',
  playNoticeBody:
    'Games are for fun and never a way to earn. Limits, breaks and help are in your account at any hour. Please confirm that you have read this.',
  limitsOfferTitle: 'Your limits, your evening',
  limitsOfferBody: 'Decide how much you deposit or spend and for how long you play. You will find it all in your account.',
  firstWagerTitle: 'Your first wager is placed',
  firstWagerBody: 'May it stay a pleasure: limits, breaks and help are in your account at any hour.',
};
