import { defineNamed, textUpTo } from './define.ts';

/** Passes on a session's or round's id; the field that reads it checks its owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
