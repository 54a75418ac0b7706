import { deepLinkOf } from '../../deepLinks.ts';
import { type Kind, firstVersion } from '../../define.ts';

export const EditorialShelf: Kind<'EditorialShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'How it works',
    blocks: [{ id: 'first', style: 'paragraph', spans: [{ text: 'Every leg has to ' }, { text: 'win', isStrong: true }, { text: '.' }] }],
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    blocks: ({ id: nodeId, props }) =>
      props.blocks.map(({ id, style, spans }) => ({
        __typename: 'EditorialBlock',
        id: `${nodeId}:${id}`,
        style,
        spans: spans.map(({ text, isStrong = false, deepLink }) => ({
          __typename: 'EditorialSpan',
          text,
          isStrong,
          deepLink: deepLinkOf(deepLink),
        })),
      })),
  },
};
