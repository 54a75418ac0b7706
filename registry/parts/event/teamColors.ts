import type { ParticipantMarkFragment } from '#src/gql/graphql.ts';

type Side = Pick<ParticipantMarkFragment, 'crest'>;

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const safe = (color: string): string => (HEX.test(color) ? color : '#3b4350');

export const groundOf = (first: Side, second: Side): string =>
  `linear-gradient(rgba(10, 13, 18, 0.62), rgba(10, 13, 18, 0.8)), linear-gradient(115deg, ${safe(first.crest.primary)} 0 46%, ${safe(second.crest.primary)} 54% 100%)`;
