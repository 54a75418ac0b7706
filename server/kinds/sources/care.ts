import { careSubjectOf } from '#server/modules/responsibleGaming/rules/index.ts';
import { defineSource } from './define.ts';

/** Names the limit; its field reads the state. */
export const careSubject = defineSource<'careSubject', { limit: string }>({
  item: 'careSubject',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['limit'],
    properties: { limit: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  load: ({ limit }) => careSubjectOf(limit),
});
