export { acceptAtSignUp, acceptChange, owesAcceptance } from './acceptances.ts';
export { createLegalShelf, type LegalShelf, type ShownLegal } from './shelf.ts';
export { addLegalVersion, callOff, hashOfText, lockLegal, readLegalVersions, writeFirstVersions } from './store.ts';
