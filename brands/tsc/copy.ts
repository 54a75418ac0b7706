import type { BrandCopy } from '#src/brand/contract.ts';

export const copy: BrandCopy = {
  tagline: 'Play a little, smile a lot',
  logIn: 'Log in',
  signUp: 'Join in',
  loginTitle: 'Hey, welcome back!',
  loginIntro: 'Pop your details in and carry on where you left off.',
  emptyBetslipTitle: 'Nothing in here yet',
  emptyBetslipBody: 'Tap a price you like and we’ll pop it in.',
  notFoundTitle: 'Well, this is awkward',
  notFoundBody: 'That page isn’t here any more. Let’s get you home.',
  errorTitle: 'Oops... Looks like something went wrong',
  errorBody: "Let's try that again.",
  offlineTitle: 'You’ve dropped offline',
  offlineBody: 'No worries, we’ll keep your picks safe till you’re back.',
  welcomePromo: 'Say hello to sixty games, two of them free to play.',
  creditsName: 'Fun Credits',
  searchPlaceholder: 'Find a game',
  playNoticeTitle: 'Before you go on',
  playNoticeBody:
    'Play for fun, with money you can spare. Limits, breaks and help are in your account. Please confirm that you have read this.',
  limitsOfferTitle: 'Want to set a limit?',
  limitsOfferBody: 'Choose limits on deposits, spend, losses and time. They are in your account whenever you want them.',
  firstWagerTitle: 'That was your first wager',
  firstWagerBody: 'Keep it fun. Limits, breaks and help are in your account whenever you want them.',
};
