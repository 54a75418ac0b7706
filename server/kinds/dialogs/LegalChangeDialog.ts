import { acceptedTexts, legalAckType } from '#server/modules/legal/rules/index.ts';
import { actionOf } from '../actions.ts';
import { type Kind, asAuthored, firstVersion } from '../define.ts';
import type { KindContext } from '../context.ts';
import { pageOf } from '../values.ts';

const inForce = ({ deps, viewer }: KindContext) =>
  acceptedTexts.flatMap((document) => deps.layouts.legalText(viewer, document, null) ?? []);

export const LegalChangeDialog: Kind<'LegalChangeDialog'> = {
  family: 'dialogs',
  isContainer: false,
  versions: firstVersion({
    title: 'Our terms have changed',
    body: 'Text that players read.',
    acceptLabel: 'I accept',
    priority: 940,
    triggers: { pages: ['/*'], onLogin: false },
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    ...asAuthored('title', 'body'),
    texts: ({ id }, _, context) =>
      inForce(context).map(({ document, version, title }) => ({
        ...{ __typename: 'LegalChangeText' as const, id: `${id}:${document}.${version}`, title },
        deepLink: pageOf(`/legal/${document}/${version}`),
      })),
    // Sends the versions shown, so that the player does not accept a newer text unread.
    action: ({ id, props }, _, context) => {
      const ackType = legalAckType(inForce(context));
      return actionOf({ kind: 'AcknowledgeAction', id: 'accept', label: props.acceptLabel, ackType, requirements: ['LOGIN'] }, id);
    },
  },
};
