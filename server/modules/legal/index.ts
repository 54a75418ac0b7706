export { acceptAtSignUp, acceptChange, isLegalAck, legalAckType, owesAcceptance } from './acceptances.ts';
export { acceptedTexts, EVERYWHERE, type LegalPlace, refusalOf } from './rules/index.ts';
export { createLegalShelf, type LegalShelf, type ShownLegal } from './shelf.ts';
export { addLegalVersion, hashOfText, type LegalText, lockLegal, readLegalVersions, writeFirstVersions } from './store.ts';
