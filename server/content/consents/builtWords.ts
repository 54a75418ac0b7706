import { readFileSync } from 'node:fs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { brandFolders, ROOT } from '../authored/brandFolders.ts';

export type ConsentWords = { readonly sentence: string; readonly label: string };

/** From `registry/pageShelves/PaymentConsent`, keyed as in the brands' catalogues. */
const SOURCE: ConsentWords = {
  sentence: 'We take the amount from your balance right away. You can’t cancel a withdrawal.',
  label: 'Confirm',
};

/** Throws if the page's text changed, as codegen dropped it from the catalogue. */
function wordsOf(brand: string): ConsentWords {
  const { words } = membersOf(JSON.parse(readFileSync(new URL(`brands/${brand}/copy.json`, ROOT), 'utf8')));
  const said = (text: string): string => {
    const own = membersOf(words)[text];
    if (typeof own === 'string') return own;
    throw new Error(`brands/${brand}/copy.json has no “${text}”: say in server/content/consents what PaymentConsent says`);
  };
  return { sentence: said(SOURCE.sentence), label: said(SOURCE.label) };
}

const ofBrands = new Map(brandFolders.brands.map((brand) => [brand, wordsOf(brand)]));

/** Consent texts for documents without their own. */
export const builtWords = (brand: string): ConsentWords => ofBrands.get(brand) ?? SOURCE;
