import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const ListReceiptLine: Kind<'ListReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'Next steps', ordered: true, items: ['Bring a valid photo ID.', 'Show the reference.'] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'ordered', 'items'),
  },
};
