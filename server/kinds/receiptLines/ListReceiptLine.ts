import { type Kind, firstVersion } from '../define.ts';

export const ListReceiptLine: Kind<'ListReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'How it goes on', ordered: true, items: ['Bring a valid photo ID.', 'Show the reference.'] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    ordered: ({ props }) => props.ordered,
    items: ({ props }) => props.items,
  },
};
