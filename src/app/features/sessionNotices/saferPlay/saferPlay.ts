import type { PlayerNoticesQuery } from '#src/gql/graphql.ts';

export type SaferPlay = NonNullable<PlayerNoticesQuery['account']['saferPlayNotice']>;
