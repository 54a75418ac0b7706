import { rgItemsOf } from '#server/modules/responsibleGaming/index.ts';
import { rgSubjectOf } from '#server/modules/responsibleGaming/rules/index.ts';
import { deepLinkOf } from '../../deepLinks.ts';
import { playerIn } from '../../player.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const LimitListShelf: Kind<'LimitListShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Limits',
    rows: [{ limit: 'deposit/weekly', label: 'Weekly deposit limit', text: 'The most you can deposit in a week.', icon: 'wallet' }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    limitRows: ({ id: nodeId, props }) =>
      props.rows.flatMap(({ limit, label, text, icon }) => {
        const subject = rgSubjectOf(limit);
        const deepLink = deepLinkOf({ kind: 'ResponsibleGamingShelfDeepLink', limit });
        if (subject === null || deepLink === null) return [];
        return {
          __typename: 'LimitRow',
          id: `${nodeId}:${limit}`,
          label,
          text,
          icon,
          limitType: subject.type,
          period: subject.period,
          deepLink,
        };
      }),
    limitItems: async (_, __, context) => {
      if (!context.viewer.session) return null;
      const { db, ports } = context.deps;
      return rgItemsOf({ db, player: await playerIn(context), now: ports.now() });
    },
  },
};
