import { readFileSync } from 'node:fs';
import { hasTexts, membersOf } from '#src/shared/values/plainObject.ts';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { inCasino } from './casino/casinoAlone.ts';
import { brandFolders, ROOT } from './brandFolders.ts';
import { storedPage } from './stored.ts';
import { changeNode } from './write.ts';

const WORDS = ['logIn', 'signUp', 'welcomePromo'] as const;
type Voice = Readonly<Record<(typeof WORDS)[number], string>>;

function voiceOf(brand: string): Voice {
  const { voice } = membersOf(JSON.parse(readFileSync(new URL(`brands/${brand}/copy.json`, ROOT), 'utf8')));
  if (hasTexts(voice, WORDS)) return voice;
  throw new Error(`brands/${brand}/copy.json: voice lacks one of ${WORDS.join(', ')}`);
}

type Members = ReturnType<typeof membersOf>;

const inWords = (name: string, id: string, words: (props: Members) => Members): AuthoredDocument =>
  changeNode(storedPage(`sign-up/${name}`), id, (node) => ({ ...node, props: { ...node.props, ...words(membersOf(node.props)) } }));

const pagesIn = ({ logIn, signUp, welcomePromo }: Voice): readonly AuthoredDocument[] => [
  { ...inWords('about-sign-up', 'elsewhere', () => ({ logInLabel: logIn })), title: signUp },
  { ...inWords('signed-up', 'next', ({ visitor }) => ({ visitor: { ...membersOf(visitor), label: logIn } })), title: signUp },
  inWords('welcome-promo', 'onboarding', () => ({ text: welcomePromo })),
];

export const signUpPages = pagesIn(voiceOf(brandFolders.defaultBrand));

export const signUpPagesOfBrands = brandFolders.brands
  .filter((brand) => brand !== brandFolders.defaultBrand)
  .flatMap((brand) => {
    const isCasino = brandFolders.withoutSportsbook.includes(brand);
    return pagesIn(voiceOf(brand)).map((page) => ({ document: isCasino ? inCasino(page) : page, brand, region: '*' }));
  });
