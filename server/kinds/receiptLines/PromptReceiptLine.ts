import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';

export const PromptReceiptLine: Kind<'PromptReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({
    title: 'Stay in control',
    linkLabel: 'Set a limit',
    deepLink: { kind: 'AccountMenuItemDeepLink', slug: 'responsible-gaming' },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    body: ({ props }) => props.body ?? null,
    linkLabel: ({ props }) => props.linkLabel,
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};
