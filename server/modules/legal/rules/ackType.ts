import type { LegalVersion } from './versions.ts';

const LEGAL_ACK = 'legal-';

export const legalAckType = (versions: readonly Pick<LegalVersion, 'version'>[]): string =>
  `${LEGAL_ACK}${versions.map(({ version }) => version).join('.')}`;
export const isLegalAck = (ackType: string): boolean => ackType.startsWith(LEGAL_ACK);
