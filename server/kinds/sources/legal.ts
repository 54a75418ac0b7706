import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';
import { defineNamed, textUpTo } from './define.ts';

export const CURRENT = 'current';

export const legalAddress = defineNamed({
  item: 'legalAddress',
  names: { document: textUpTo(32), version: textUpTo(16) },
  load: ({ document, version }) =>
    isKeyOf(legalDocuments, document) ? { document, version: version === CURRENT ? null : Number(version) } : null,
});
