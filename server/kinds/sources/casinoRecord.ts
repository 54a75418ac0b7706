import { defineNamed, textUpTo } from './define.ts';

/** Names the session or round; ownership is checked by its field. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
