import { readFileSync } from 'node:fs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { brandFolders, ROOT } from '../authored/brandFolders.ts';

export type ConsentWords = { readonly sentence: string; readonly label: string };

/** Texts in `registry/pageShelves/PaymentConsent`. They are the keys of brands' own wordings. */
const SOURCE: ConsentWords = {
  sentence: 'We take the amount from your balance right away. You can’t cancel a withdrawal.',
  label: 'Confirm',
};

/** Returns the brand's wording. Throws if its copy.json lacks a text of `SOURCE`. */
function wordsOf(brand: string): ConsentWords {
  const { words } = membersOf(JSON.parse(readFileSync(new URL(`brands/${brand}/copy.json`, ROOT), 'utf8')));
  const said = (text: string): string => {
    const own = membersOf(words)[text];
    if (typeof own === 'string') return own;
    throw new Error(`brands/${brand}/copy.json has no “${text}”: say in server/content/consents what PaymentConsent says`);
  };
  return { sentence: said(SOURCE.sentence), label: said(SOURCE.label) };
}

export const builtWords: Readonly<Record<string, ConsentWords>> = Object.fromEntries(
  brandFolders.brands.map((brand) => [brand, wordsOf(brand)]),
);

const landed = Object.values(
  JSON.parse(readFileSync(new URL('schemas/landed/consentWords.json', ROOT), 'utf8')) as Readonly<
    Record<string, Readonly<Record<string, ConsentWords>>>
  >,
);

/** Consent texts for documents without their own, including texts of earlier builds, whose pages may still be open. */
export const knownWords = (brand: string): readonly ConsentWords[] => [
  builtWords[brand] ?? SOURCE,
  ...landed.flatMap((brands) => brands[brand] ?? []),
];
