import { deepLinkOf } from '../deepLinks.ts';
import { asAuthored, type Kind, firstVersion } from '../define.ts';

export const BigWinUploadDialog: Kind<'BigWinUploadDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Your win',
    body: 'Text that players read.',
    uploadLabel: 'Upload',
    laterLabel: 'Later',
    deepLink: { kind: 'FormDeepLink', formId: 'tax-identity' },
    priority: 800,
    triggers: { pages: ['/*'], onLogin: false },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body', 'uploadLabel', 'laterLabel'),
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};
