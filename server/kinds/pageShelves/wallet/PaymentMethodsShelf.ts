import { firstVersion, type Kind, wordsIn } from '../../define.ts';

export const PaymentMethodsShelf: Kind<'PaymentMethodsShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({ legend: 'Payment method', methods: [{ providerId: 'trustly', note: 'Most players choose this.' }] }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    words: ({ props }) => wordsIn(props),
    methods: ({ props: { methods = [] } }) =>
      methods.map(({ providerId, note = null }) => ({ __typename: 'PaymentMethodWord', providerId, note })),
  },
};
