export { isLegalAck, legalAckType } from './ackType.ts';
export {
  acceptedTexts,
  callOffRefusal,
  EVERYWHERE,
  inForce,
  type LegalPlace,
  type LegalVersion,
  nextChange,
  type OwedText,
  owedTexts,
  refusalOf,
} from './versions.ts';
