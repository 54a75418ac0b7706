import { readFileSync } from 'node:fs';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { houses, ROOT } from '../authored/houses.ts';

export type ConsentWords = { readonly sentence: string; readonly label: string };

/** Texts of `registry/pageShelves/PaymentConsent`, which name them in each brand's catalogue. */
const SOURCE: ConsentWords = {
  sentence: 'We take the amount from your balance right away. You cannot cancel a withdrawal.',
  label: 'Confirm',
};

/** Throws if the page says something else by now: codegen has then taken the text out of the catalogue. */
function wordsOf(brand: string): ConsentWords {
  const { words } = membersOf(JSON.parse(readFileSync(new URL(`brands/${brand}/copy.json`, ROOT), 'utf8')));
  const said = (text: string): string => {
    const own = membersOf(words)[text];
    if (typeof own === 'string') return own;
    throw new Error(`brands/${brand}/copy.json has no “${text}”: say in server/content/consents what PaymentConsent says`);
  };
  return { sentence: said(SOURCE.sentence), label: said(SOURCE.label) };
}

const ofBrands = new Map(houses.brands.map((brand) => [brand, wordsOf(brand)]));

/** What the client of a brand says where a document has no words of its own. */
export const builtWords = (brand: string): ConsentWords => ofBrands.get(brand) ?? SOURCE;
