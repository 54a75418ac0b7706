import { deepLinkOf } from '../deepLinks.ts';
import { type Kind, firstVersion } from '../define.ts';

export const MaintenanceDialog: Kind<'MaintenanceDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({ body: 'Text that players read.', dismissible: true, priority: 950, triggers: { pages: ['/'], onLogin: false } }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title ?? "We're working on a few things",
    body: ({ props }) => props.body,
    closing: ({ props }) => props.closing ?? 'Check back soon!',
    illustration: ({ props }) => props.illustration ?? 'maintenance',
    dismissible: ({ props }) => props.dismissible,
    refreshIntervalSeconds: ({ props }) => props.refreshIntervalSeconds ?? null,
    linkLabel: ({ props }) => props.link?.label ?? 'More info',
    link: ({ props }) => deepLinkOf(props.link?.deepLink),
  },
};
