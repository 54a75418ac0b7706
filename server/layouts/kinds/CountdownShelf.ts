import { type Kind, firstVersion } from './define.ts';

export const CountdownShelf: Kind<'CountdownShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ title: 'Next game', endedText: 'Nothing is scheduled yet.' }),
  needs: { events: 'events' },
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    endedText: ({ props }) => props.endedText,
    event: async ({ data }) => {
      const ahead = ((await data.load('events', 'events')) ?? []).filter(({ status }) => status === 'PRE_GAME');
      return ahead.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())[0] ?? null;
    },
  },
};
