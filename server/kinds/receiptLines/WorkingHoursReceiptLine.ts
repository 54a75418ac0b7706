import { type Kind, firstVersion } from '../define.ts';

export const WorkingHoursReceiptLine: Kind<'WorkingHoursReceiptLine'> = {
  family: 'receiptLines',
  isContainer: false,
  versions: firstVersion({ title: 'Cage hours', linkLabel: 'Holidays and changes' }),
  needs: {},
  resolvers: {
    id: ({ id }) => id,
    title: ({ props }) => props.title,
    hours: ({ facility }) => facility.workingHours.map((hours) => ({ __typename: 'WorkingHours', ...hours })),
    linkLabel: ({ props }) => props.linkLabel,
    deepLink: ({ facility }) =>
      facility.workingHoursUrl === null ? null : { __typename: 'WebPageDeepLink', url: facility.workingHoursUrl, opensNewWindow: true },
  },
};
