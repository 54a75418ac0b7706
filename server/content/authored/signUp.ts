import { readFileSync } from 'node:fs';
import { hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { houses, ROOT } from './houses.ts';
import { documentOf, write } from './write.ts';

const WORDS = ['logIn', 'signUp', 'welcomePromo'] as const;
/** `voice` of a brand's `copy.json`. */
type Voice = Readonly<Record<(typeof WORDS)[number], string>>;

/** Throws if the brand has not all of the words. */
function voiceOf(brand: string): Voice {
  const { voice } = membersOf(JSON.parse(readFileSync(new URL(`brands/${brand}/copy.json`, ROOT), 'utf8')));
  if (hasTexts(voice, WORDS)) return voice;
  throw new Error(`brands/${brand}/copy.json: voice lacks one of ${WORDS.join(', ')}`);
}

const aboutSignUp = ({ logIn, signUp }: Voice): AuthoredDocument =>
  documentOf('about-sign-up', signUp, [
    write(
      'SignUpElsewhereShelf',
      'elsewhere',
      {
        title: 'Open your account on a computer',
        text: 'New accounts at {brand} are opened on a computer for now. Once you have one, you can log in here and use everything.',
        copyLabel: 'Copy the link',
        logInLabel: logIn,
        supportLabel: 'Contact Support',
      },
      {
        criticality: 'DEGRADABLE',
        fallback: { kind: 'FallbackText', text: 'New accounts are opened on a computer for now.' },
        trackingId: 'sign-up.elsewhere',
      },
    ),
  ]);

const welcome = ({ welcomePromo }: Voice): AuthoredDocument =>
  documentOf('welcome-promo', 'Welcome', [
    write(
      'OnboardingShelf',
      'onboarding',
      {
        fundTitle: 'Fund your account to get started',
        welcomeTitle: 'Welcome',
        text: welcomePromo,
        depositLabel: 'Deposit Now',
        skipLabel: 'Skip for Now',
      },
      {
        criticality: 'DEGRADABLE',
        fallback: { kind: 'FallbackLink', text: 'Deposit Now', url: '/account/wallet/deposit' },
        trackingId: 'welcome.onboarding',
      },
    ),
  ]);

const READY = 'Your account is ready';

const signedUp = ({ logIn, signUp }: Voice): AuthoredDocument =>
  documentOf('signed-up', signUp, [
    write(
      'SignedUpShelf',
      'next',
      {
        visitor: { title: READY, text: 'Log in to use it.', label: logIn },
        ready: { title: READY, text: 'One more step, if you like: money to play with.', label: 'Continue' },
        pending: {
          title: 'We are checking who you are',
          text: 'This takes a moment. You can look around meanwhile; playing for money opens once it is done.',
          label: 'Check again',
        },
        document: {
          title: 'Show us your ID',
          text: 'We could not confirm who you are from your details alone. Send a picture of a driver’s license or passport, up to 5 MB.',
          label: 'Choose a picture',
        },
        refused: {
          title: 'We could not confirm who you are',
          text: 'Please contact support. Until then you can browse, but not play for money or withdraw.',
        },
        busyLabel: 'Looking at it…',
        pictureLabel: 'Picture of your ID',
        unreadableText: 'We could not read this document. Please send a sharper picture.',
        supportLabel: 'Contact Support',
      },
      {
        criticality: 'DEGRADABLE',
        fallback: { kind: 'FallbackLink', text: 'Account summary', url: '/account/summary' },
        trackingId: 'sign-up.next',
      },
    ),
  ]);

const pagesIn = (voice: Voice): readonly AuthoredDocument[] => [aboutSignUp(voice), signedUp(voice), welcome(voice)];

/** Pages around the sign-up, in the words of the default brand. */
export const signUpPages = pagesIn(voiceOf(houses.defaultBrand));

/** The same pages for every other brand, in its own words. */
export const signUpPagesOfBrands = houses.brands
  .filter((brand) => brand !== houses.defaultBrand)
  .flatMap((brand) => pagesIn(voiceOf(brand)).map((document) => ({ document, brand, region: '*' })));
