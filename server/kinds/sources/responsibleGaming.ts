import { rgSubjectOf } from '#server/modules/responsibleGaming/rules/index.ts';
import { defineNamed, textUpTo } from './define.ts';

/** Source that names a limit, whose field reads the state. */
export const rgSubject = defineNamed({
  item: 'careSubject',
  names: { limit: textUpTo(64) },
  load: ({ limit }) => rgSubjectOf(limit),
});
