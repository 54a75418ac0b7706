export { isLegalAck, legalAckType } from './ackType.ts';
export { acceptedTexts, EVERYWHERE, inForce, type LegalPlace, type LegalVersion, nextChange, owedVersions, refusalOf } from './versions.ts';
