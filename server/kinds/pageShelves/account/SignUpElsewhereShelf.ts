import { asAuthored, type Kind, firstVersion } from '../../define.ts';

export const SignUpElsewhereShelf: Kind<'SignUpElsewhereShelf'> = {
  family: 'pageShelves',
  isContainer: false,
  versions: firstVersion({
    title: 'Open your account on a computer',
    text: 'New accounts at {brand} are opened on a computer for now.',
    copyLabel: 'Copy the link',
    logInLabel: 'Log in',
    supportLabel: 'Contact Support',
  }),
  needs: {},
  resolvers: { id: ({ id }) => id, ...asAuthored('title', 'text', 'copyLabel', 'logInLabel', 'supportLabel') },
};
