import type { Resolvers } from '../resolverTypes.ts';

export const liveStreamResolvers = {
  Query: {
    liveStream: async (_root, { eventId }, { deps, viewer: { session, ip } }) => {
      const opened = await deps.liveStreams.open(eventId, session && { playerId: session.playerId, sessionId: session.id, ip });
      const none = { __typename: 'LiveStream' as const, ticket: null, error: null, restriction: null };
      if (opened.ok) {
        const { value, hostUrl, expiresAt } = opened.value;
        return { ...none, ticket: { __typename: 'LiveStreamTicket', value, hostUrl, expiresAt: expiresAt.toISOString() } };
      }
      const { refusal } = opened;
      deps.log.info({ event: 'stream-refused', sessionId: session?.id ?? null, eventId, code: refusal.code });
      return refusal.kind === 'error' ? { ...none, error: refusal.code } : { ...none, restriction: refusal.code };
    },
  },
} satisfies Resolvers;
