import { type Kind, firstVersion } from '../define.ts';

export const InformationReceiptLine: Kind<'InformationReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ text: 'Most deposits arrive within a minute.' }),
  needs: {},
  resolvers: { id: ({ id }) => id, text: ({ props }) => props.text },
};
