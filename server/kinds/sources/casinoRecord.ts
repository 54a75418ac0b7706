import { defineSource } from './define.ts';

/** Which sitting or round a page is about; whether it is the player's is looked up where the field is asked for, from the session. */
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
