import { t } from '#src/shared/text/t.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';

const CODE = /^\d{8}$/;

type Said = { readonly action: string; readonly field: string; readonly message: string };
const outcome = (said: Said | null) => ({
  __typename: 'OneTimeCodeOutcome' as const,
  success: said === null,
  errors: said === null ? [] : [{ __typename: 'UserError' as const, action: said.action, field: [said.field], message: said.message }],
});

const whoIn = (context: GraphQLContext) => {
  const { playerId, id } = sessionIn(context);
  return { playerId, sessionId: id };
};

export const oneTimeCodeResolvers = {
  Query: {
    oneTimeCode: async (_root, { source }, context) => ({
      __typename: 'OneTimeCode',
      showOneTimeCode: !(await context.deps.identity.isProven(whoIn(context), source)),
    }),
  },
  Mutation: {
    sendOneTimeCode: async (_root, _args, context) => {
      const { deps } = context;
      const refused = (message: string) => outcome({ action: 'sendOneTimeCode', field: 'channel', message });
      const made = await deps.identity.makeSessionCode(whoIn(context));
      if (made.kind === 'busy') return refused(t`You have asked for too many codes. Try again in ten minutes.`);
      const isSent = made.kind === 'made' && (await deps.mail.sendNow(made.mailId));
      return isSent ? outcome(null) : refused(t`We can’t send codes right now. Try again later, or contact support.`);
    },
    verifyOneTimeCode: async (_root, { oneTimeCode, source }, context) => {
      const refused = (message: string) => outcome({ action: 'verifyOneTimeCode', field: 'oneTimeCode', message });
      const who = whoIn(context);
      if (!CODE.test(oneTimeCode)) return refused(t`Enter the 8-digit code.`);
      const verification = await context.deps.identity.verifySessionCode(who, { code: oneTimeCode, source });
      if (verification === 'verified') return outcome(null);
      context.deps.log.info({ event: 'code-refused', reason: verification, source });
      return refused(
        verification === 'wrong' ? t`This code is not correct. Check it and try again.` : t`This code has expired. Ask for a new one.`,
      );
    },
  },
} satisfies Resolvers;
