import { awardSection as sectionOf } from '#server/modules/rewards/index.ts';
import { defineNamed, textUpTo } from './define.ts';

/** Names the section; its field reads the awards. */
export const awardSection = defineNamed({
  item: 'awardSection',
  names: { sectionId: textUpTo(64) },
  load: ({ sectionId }) => sectionOf(sectionId),
});
