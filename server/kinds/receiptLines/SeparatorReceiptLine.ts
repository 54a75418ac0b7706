import { type Kind, firstVersion } from '../define.ts';

export const SeparatorReceiptLine: Kind<'SeparatorReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({}),
  needs: {},
  resolvers: { id: ({ id }) => id },
};
