import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const ListReceiptLine: Kind<'ListReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'How it goes on', ordered: true, items: ['Bring a valid photo ID.', 'Show the reference.'] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'ordered', 'items'),
  },
};
