import type { AuthoredCustomDialog } from '#server/contract/generated/authored.ts';
import type { DialogButton } from '#server/contract/generated/schemaTypes.ts';
import { deepLinkOf } from './deepLinks.ts';

/** Prefixes button ids with `nodeId`, so that two dialogs never share a cache entry of the client. */
export const dialogButtonsOf = (buttons: AuthoredCustomDialog['buttons'], nodeId: string): DialogButton[] =>
  buttons.map(({ id, label, type, style, deepLink }) => ({
    __typename: 'DialogButton',
    id: `${nodeId}:${id}`,
    label,
    type,
    style,
    deepLink: deepLinkOf(deepLink),
  }));
