export { acceptAtSignUp } from './acceptances.ts';
export { EVERYWHERE, refusalOf } from './rules/index.ts';
export { createLegalShelf, type LegalShelf, type ShownLegal } from './shelf.ts';
export { addLegalVersion, hashOfText, type LegalText, lockLegal, readLegalVersions, writeFirstVersions } from './store.ts';
