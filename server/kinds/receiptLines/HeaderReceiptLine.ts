import { type Kind, firstVersion } from '../define.ts';

export const HeaderReceiptLine: Kind<'HeaderReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'Bet placed' }),
  needs: {},
  resolvers: { id: ({ id }) => id, title: ({ props }) => props.title, subtitle: ({ props }) => props.subtitle ?? null },
};
