import { shownIdentityOf } from '#server/modules/identity/signUp/index.ts';
import { SUPPORT_URL } from '../../supportUrl.ts';
import { asAuthored, type Kind, firstVersion } from '../../define.ts';

type Step = { readonly title: string; readonly text: string; readonly label?: string };
const stepOf = ({ title, text, label }: Step) => ({ __typename: 'SignedUpStep' as const, title, text, label: label ?? null });

const example: Step = { title: 'Your account is ready', text: 'Make your first deposit (optional).', label: 'Continue' };

export const SignedUpShelf: Kind<'SignedUpShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    visitor: example,
    ready: example,
    pending: example,
    document: example,
    refused: { title: 'We couldn’t confirm who you are', text: 'Please contact support.' },
    busyLabel: 'Checking your ID…',
    pictureLabel: 'Photo of your ID',
    unreadableText: 'We couldn’t read this document.',
    supportLabel: 'Contact Support',
  }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    visitor: ({ props }) => stepOf(props.visitor),
    ready: ({ props }) => stepOf(props.ready),
    pending: ({ props }) => stepOf(props.pending),
    document: ({ props }) => stepOf(props.document),
    refused: ({ props }) => stepOf(props.refused),
    ...asAuthored('busyLabel', 'pictureLabel', 'unreadableText', 'supportLabel'),
    supportUrl: () => SUPPORT_URL,
    identityStatus: (_, __, { deps, viewer }) => (viewer.session ? shownIdentityOf(deps, viewer.session.playerId) : null),
  },
};
