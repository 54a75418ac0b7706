import { documentOf, write } from './write.ts';

/** Titled by the document that the address names. */
export const legal = documentOf('legal', '{document}', [
  write(
    'LegalDocumentShelf',
    'text',
    {
      versionLabel: 'Version {version}',
      sinceLabel: 'in force from {time}',
      pastLabel: 'This version is not in force. Read the one that is',
      missingTitle: 'There is no such version',
      missingText: 'Its address may have been cut on its way.',
    },
    {
      bind: { address: { source: 'legalAddress', args: { document: { $param: 'document' }, version: { $param: 'version' } } } },
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'This version of the page cannot show the text. Reload to see it.' },
      trackingId: 'legal.text',
    },
  ),
]);
