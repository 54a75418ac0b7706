export { EVERYWHERE, inForce, type LegalPlace, type LegalVersion, nextChange, refusalOf } from './versions.ts';
