import { defineSource } from './define.ts';

/** Names the session or round; ownership is checked by its field. */
export const casinoRecord = defineSource<'casinoRecord', { recordId: string }>({
  item: 'casinoRecord',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['recordId'],
    properties: { recordId: { type: 'string', minLength: 1, maxLength: 128 } },
  },
  load: ({ recordId }) => ({ id: recordId }),
});
