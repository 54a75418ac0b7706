import { type Kind, firstVersion } from '../define.ts';

export const WarningReceiptLine: Kind<'WarningReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'Use your own account', text: 'We send back transfers from accounts in another name.' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title, text: ({ props }) => props.text },
};
