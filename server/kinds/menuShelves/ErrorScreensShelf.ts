import { type Kind, firstVersion } from '../define.ts';

export const ErrorScreensShelf: Kind<'ErrorScreensShelf'> = {
  family: 'menuShelves',
  isContainer: false,
  versions: firstVersion({ offlineTitle: 'No connection', offlineBody: 'We try again as soon as you are back.' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    offlineTitle: ({ props }) => props.offlineTitle ?? null,
    offlineBody: ({ props }) => props.offlineBody ?? null,
    errorTitle: ({ props }) => props.errorTitle ?? null,
    errorBody: ({ props }) => props.errorBody ?? null,
    notFoundTitle: ({ props }) => props.notFoundTitle ?? null,
    notFoundBody: ({ props }) => props.notFoundBody ?? null,
  },
};
