import { type Kind, firstVersion } from '../define.ts';

export const LocationReceiptLine: Kind<'LocationReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'Where to pay' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    name: ({ facility }) => facility.name,
    address: ({ facility }) => facility.address,
    distance: ({ facility }) => facility.distance,
  },
};
