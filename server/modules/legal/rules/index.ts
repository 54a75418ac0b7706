export { acceptedTexts, EVERYWHERE, inForce, type LegalPlace, type LegalVersion, nextChange, owedVersions, refusalOf } from './versions.ts';
