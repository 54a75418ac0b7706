import { noteExclusionVisit } from '#server/modules/responsibleGaming/harm/index.ts';
import { rgItemsOf } from '#server/modules/responsibleGaming/index.ts';
import { playerIn } from '../../player.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const OwnLimitShelf: Kind<'OwnLimitShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ text: 'A lower limit starts right away. A higher limit, or no limit, starts at least one day later.' }),
  needs: { limit: 'careSubject' },
  resolvers: {
    id: ({ id }) => id,
    title: async ({ data }) => (await data.load('limit', 'careSubject'))?.title ?? 'Limit',
    text: async ({ data, props }) => {
      const subject = await data.load('limit', 'careSubject');
      const isBreak = subject?.type === 'COOL_OFF' || subject?.type === 'SELF_EXCLUSION';
      return isBreak && props.breakText !== undefined ? props.breakText : props.text;
    },
    item: async ({ data }, _, context) => {
      const subject = await data.load('limit', 'careSubject');
      if (!context.viewer.session || !subject) return null;
      const { db, ports, log } = context.deps;
      const items = await rgItemsOf({ db, player: await playerIn(context), now: ports.now() }, subject.type);
      // Records the visit in the background, because the page must work even if recording fails.
      if (subject.type === 'SELF_EXCLUSION')
        void noteExclusionVisit(db, context.viewer.session.playerId, ports.now()).catch((error: unknown) =>
          log.error({ event: 'exclusion-visit-not-noted', error }),
        );
      return items.find(({ period }) => period === subject.period) ?? null;
    },
  },
};
