import { awardSection as sectionOf } from '#server/modules/rewards/index.ts';
import { defineNamed, textUpTo } from './define.ts';

export const awardSection = defineNamed({
  item: 'awardSection',
  names: { sectionId: textUpTo(64) },
  load: ({ sectionId }) => sectionOf(sectionId),
});
