import { rgSubjectOf } from '#server/modules/responsibleGaming/rules/index.ts';
import { defineNamed, textUpTo } from './define.ts';

export const rgSubject = defineNamed({
  item: 'careSubject',
  names: { limit: textUpTo(64) },
  load: ({ limit }) => rgSubjectOf(limit),
});
