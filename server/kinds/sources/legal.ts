import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { defineSource } from './define.ts';

export const CURRENT = 'current';

/** Which legal document; its field reads the text that holds for the viewer. */
export const legalAddress = defineSource<'legalAddress', { document: string; version: string }>({
  item: 'legalAddress',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['document', 'version'],
    properties: { document: { type: 'string', minLength: 1, maxLength: 32 }, version: { type: 'string', minLength: 1, maxLength: 16 } },
  },
  load: ({ document, version }) =>
    isKeyOf(legalDocuments, document) ? { document, version: version === CURRENT ? null : Number(version) } : null,
});
