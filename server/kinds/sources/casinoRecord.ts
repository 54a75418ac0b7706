import { defineNamed, textUpTo } from './define.ts';

/** Names the session or round; its field checks the owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
