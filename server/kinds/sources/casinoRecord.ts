import { defineNamed, textUpTo } from './define.ts';

/** Source that names a session or round, whose field checks the owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
