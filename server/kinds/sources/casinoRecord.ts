import { defineNamed, textUpTo } from './define.ts';

/** Passes on a record's id unchecked, because the field that reads the record checks its owner. */
export const casinoRecord = defineNamed({
  item: 'casinoRecord',
  names: { recordId: textUpTo(128) },
  load: ({ recordId }) => ({ id: recordId }),
});
