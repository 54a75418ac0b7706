import { asAuthored, firstVersion, type Kind } from '../../define.ts';

export const PaymentShelf: Kind<'PaymentShelf'> = {
  family: 'pageShelves',
  isContainer: true,
  regionsOf: () => ['above', 'form', 'confirm'],
  versions: firstVersion({ type: 'WITHDRAWAL' }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('type'), isOpen: (_, __, { deps }) => deps.paymentVendor !== null },
};
