import { defineNamed, textUpTo } from './define.ts';

/** Passes on an id; the field that reads it checks the owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
