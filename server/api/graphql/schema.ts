import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { layoutResolvers } from './resolvers/layouts.ts';
import type { GraphQLContext } from './context.ts';
import { withOddsShown } from '#server/kinds/oddsShown.ts';
import { accountResolvers } from './resolvers/account/account.ts';
import { actionResolvers } from './resolvers/account/actions.ts';
import { betBuilderResolvers } from './resolvers/bets/betBuilder.ts';
import { betResolvers } from './resolvers/bets/bets.ts';
import { betslipResolvers } from './resolvers/bets/betslip.ts';
import { rewardResolvers } from './resolvers/bets/rewards.ts';
import { casinoPlayResolvers } from './resolvers/casinoPlay.ts';
import { cashOutResolvers } from './resolvers/bets/cashOut.ts';
import { dialogResolvers } from './resolvers/account/dialogs.ts';
import { geolocationResolvers } from './resolvers/geolocation.ts';
import { historyResolvers } from './resolvers/account/history.ts';
import { liveStreamResolvers } from './resolvers/liveStreams.ts';
import { menuResolvers } from './resolvers/menu.ts';
import { limitsSetByUsResolvers } from './resolvers/account/limitsSetByUs.ts';
import { rgLimitResolvers } from './resolvers/account/rgLimits.ts';
import { paymentResolvers } from './resolvers/payments/payments.ts';
import { withdrawalResolvers } from './resolvers/payments/withdrawals.ts';
import { placementResolvers } from './resolvers/bets/placement.ts';
import { scalarResolvers } from './resolvers/scalars.ts';
import { linkingResolvers } from './resolvers/account/linking.ts';
import { oneTimeCodeResolvers } from './resolvers/account/oneTimeCodes.ts';
import { sessionResolvers } from './resolvers/account/session.ts';
import { sharingResolvers } from './resolvers/bets/sharing.ts';
import { sportResolvers } from './resolvers/sports.ts';
import { startupResolvers } from './resolvers/account/startup.ts';
import { subscriptionResolvers } from './resolvers/subscriptions.ts';
import { valueResolvers } from '#server/kinds/values.ts';

export const createGraphQLSchema = () => withOddsShown(withResolvers());

const withResolvers = () =>
  createSchema<GraphQLContext>({
    // Skips merging and validation, which would double the start time. Codegen validates the schema.
    typeDefs: buildSchema(readFileSync(new URL('../../kinds/generated/schema.graphql', import.meta.url), 'utf8'), {
      assumeValidSDL: true,
      noLocation: true,
    }),
    resolvers: [
      scalarResolvers,
      valueResolvers,
      startupResolvers,
      sportResolvers,
      menuResolvers,
      accountResolvers,
      linkingResolvers,
      oneTimeCodeResolvers,
      sessionResolvers,
      actionResolvers,
      dialogResolvers,
      geolocationResolvers,
      historyResolvers,
      casinoPlayResolvers,
      liveStreamResolvers,
      betslipResolvers,
      rewardResolvers,
      betBuilderResolvers,
      rgLimitResolvers,
      limitsSetByUsResolvers,
      paymentResolvers,
      withdrawalResolvers,
      placementResolvers,
      betResolvers,
      cashOutResolvers,
      sharingResolvers,
      subscriptionResolvers,
      layoutResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
