import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';

export const BigWinUploadDialog: Kind<'BigWinUploadDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Your win',
    body: 'Words.',
    uploadLabel: 'Upload',
    laterLabel: 'Later',
    deepLink: { kind: 'FormDeepLink', formId: 'tax-identity' },
    priority: 800,
    triggers: { pages: ['/*'], onLogin: false },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    body: ({ props }) => props.body,
    uploadLabel: ({ props }) => props.uploadLabel,
    laterLabel: ({ props }) => props.laterLabel,
    deepLink: ({ props }) => deepLinkOf(props.deepLink),
  },
};
