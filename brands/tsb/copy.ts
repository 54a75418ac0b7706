import type { BrandCopy } from '#src/brand/contract.ts';

export const copy: BrandCopy = {
  tagline: 'Straight odds, straight answers',
  logIn: 'Log In',
  signUp: 'Sign Up',
  loginTitle: 'Log in',
  loginIntro: 'Good to see you. Your betslip is kept while you log in.',
  emptyBetslipTitle: 'Your betslip is empty',
  emptyBetslipBody: 'Press any price to add it here.',
  notFoundTitle: 'There is no page here',
  notFoundBody: 'The address may be old, or the event may be over.',
  errorTitle: 'Oops... Looks like something went wrong',
  errorBody: "Let's try that again.",
  offlineTitle: 'You are offline',
  offlineBody: 'Prices are held until your connection is back.',
  welcomePromo: 'New here? An account takes minutes, and your picks stay where they are.',
  creditsName: 'Bet Credits',
  searchPlaceholder: 'Search teams, leagues and events',
  playNoticeTitle: 'Play on your terms',
  playNoticeBody:
    'Only bet what you can do without, and take breaks. Limits, time-outs and help are in your account, any time. Please confirm that you have read this.',
  limitsOfferTitle: 'Set your limits first',
  limitsOfferBody: 'Choose how much you deposit, spend or lose, and for how long you play. You can change it in your account.',
  firstWagerTitle: 'Your first bet is in',
  firstWagerBody:
    'From here on you can set limits on what you bet and for how long, take a break, or find help. All of it is in your account.',
};
