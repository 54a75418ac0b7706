import { awardSection as sectionOf } from '#server/modules/rewards/index.ts';
import { defineSource } from './define.ts';

/** Names the section; its field reads the awards. */
export const awardSection = defineSource<'awardSection', { sectionId: string }>({
  item: 'awardSection',
  scope: 'PUBLIC',
  ttlMs: 0,
  limit: 1,
  timeoutMs: 300,
  topic: null,
  args: {
    type: 'object',
    additionalProperties: false,
    required: ['sectionId'],
    properties: { sectionId: { type: 'string', minLength: 1, maxLength: 64 } },
  },
  load: ({ sectionId }) => sectionOf(sectionId),
});
