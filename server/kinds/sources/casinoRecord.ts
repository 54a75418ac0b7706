import { defineNamed, textUpTo } from './define.ts';

/** Passes on the record's id unchecked; the field that reads the record checks the owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
