import { isCopied } from '#server/contract/receiptSubjects.ts';
import { type Kind, firstVersion } from '../define.ts';

export const DefaultReceiptLine: Kind<'DefaultReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ label: 'Stake', of: 'stake', style: 'PLAIN', countsToTotal: true }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    label: ({ label }) => label,
    value: ({ value }) => value,
    style: ({ props }) => props.style,
    amount: ({ amount }) => amount,
    canCopy: ({ props }) => isCopied(props.of),
  },
};
