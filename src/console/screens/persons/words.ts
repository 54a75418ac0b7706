import type { PersonReviewView, PersonSide } from '#src/shared/console/persons.ts';

const STRENGTHS: Readonly<Record<PersonReviewView['strength'], string>> = {
  EXACT: 'Same name and birth date',
  LIKELY: 'Similar name, same birth date',
  WEAK: 'Same name, birth date one digit off',
};
export const strengthText = ({ strength }: PersonReviewView): string => STRENGTHS[strength];

const ORIGINS: Readonly<Record<PersonReviewView['origin'], string>> = {
  CORRECTION: 'In existing accounts',
  SIGN_UP: 'At sign-up',
  SPLIT: 'After a split',
  VENDOR: 'By identity vendor',
};
export const originText = ({ origin }: PersonReviewView): string => ORIGINS[origin];

const REASONS: Readonly<Record<string, string>> = {
  family: 'family name',
  name: 'full name',
  'near-date': 'full name',
  pair: 'one name, and the start of the other',
  sound: 'sound of both names',
  loose: 'family name similar to an excluded person',
  split: 'joined before',
  vendor: 'vendor reference',
};
export const reasonsText = ({ reasons }: PersonReviewView): string =>
  reasons.map((reason) => (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason)).join(', ');

const KINDS: Readonly<Record<string, string>> = {
  COOL_OFF: 'Cool-off',
  REGISTER: 'In the exclusion register',
  SELF_EXCLUSION: 'Self-exclusion',
};

export function exclusionsText({ exclusions }: PersonSide): string {
  const texts = exclusions.map(({ kind, endsAt }) => {
    const named = Object.hasOwn(KINDS, kind) ? KINDS[kind] : kind;
    return endsAt === null ? `${named}, permanent` : `${named} until ${endsAt.slice(0, 10)}`;
  });
  return texts.length === 0 ? 'None' : texts.join(', ');
}
