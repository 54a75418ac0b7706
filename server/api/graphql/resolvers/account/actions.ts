import { acceptTerms, acknowledge, confirmSaferPlay, prefer } from '../../../actions/account.ts';
import { askerIn } from '../../asker.ts';
import { isHarmAck } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { isLegalAck } from '#server/modules/legal/rules/index.ts';
import { type Action, once, type Outcome } from '#server/platform/once.ts';
import { enrolledIn, offerOf, optIn, statusOf } from '../../../actions/promotions.ts';
import { dismissPrompt, promptTypesOf } from '../../../actions/prompts.ts';
import { submitForm } from '../../../actions/submitForm.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import type { ActionResult, PromotionEnrollment } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { type OfferProgress, offerProgress, offerRefusal } from '#server/modules/offers/shown/index.ts';
import { promotionOf } from '#server/modules/offers/index.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { playerIn } from '#server/kinds/player.ts';

const errorsOf = ({ userErrors }: Outcome): ActionResult['userErrors'] =>
  userErrors.map((error) => ({ __typename: 'UserError', ...error }));

const resultOf = async (context: GraphQLContext, outcome: Outcome) => ({
  __typename: 'ActionResult' as const,
  succeeded: outcome.succeeded,
  userErrors: errorsOf(outcome),
  account: await playerIn(context),
});

async function enrollmentIn(context: GraphQLContext, promotionId: string): Promise<PromotionEnrollment | null> {
  const { catalogue } = context.deps;
  const offer = offerOf(promotionId, catalogue);
  if (!offer) return null;
  const enrolled = await enrolledIn(context.deps.db, sessionIn(context).playerId);
  return { __typename: 'PromotionEnrollment', id: offer.id, title: offer.title, enrollmentStatus: statusOf(offer.id, enrolled, catalogue) };
}

const asProgress = (progress: OfferProgress | null) =>
  progress && {
    __typename: 'OfferProgress' as const,
    ...progress,
    enrolledAt: progress.enrolledAt.toISOString(),
    entries: progress.entries.map((entry) => ({
      __typename: 'OfferProgressEntry' as const,
      ...entry,
      placedAt: entry.placedAt.toISOString(),
      expiresAt: entry.expiresAt?.toISOString() ?? null,
    })),
  };

const enrolledBy = new WeakMap<GraphQLContext, Promise<ReadonlySet<string>>>();

function enrolledOf(context: GraphQLContext, playerId: string): Promise<ReadonlySet<string>> {
  const known = enrolledBy.get(context) ?? enrolledIn(context.deps.db, playerId);
  enrolledBy.set(context, known);
  return known;
}

export const actionResolvers = {
  PromotionCard: {
    enrollmentStatus: async ({ id }, _args, context) => {
      const { session } = context.viewer;
      return session && statusOf(id, await enrolledOf(context, session.playerId), context.deps.catalogue);
    },
  },
  Query: {
    promotionEnrollment: (_root, { promotionId }, context) => enrollmentIn(context, promotionId),
    enrolledPromotions: async (_root, _args, context) =>
      [...(await enrolledOf(context, sessionIn(context).playerId))].flatMap((id) => promotionOf(id, context.deps.catalogue) ?? []),
    offerProgress: (_root, { promotionId: offerId }, context) => {
      const { db, catalogue, ports } = context.deps;
      return offerProgress(db, catalogue, { playerId: sessionIn(context).playerId, offerId, now: ports.now() }).then(asProgress);
    },
    offerRefusal: (_root, { promotionId: offerId }, context) => {
      const { db, ports } = context.deps;
      return offerRefusal(db, { playerId: sessionIn(context).playerId, offerId, now: ports.now() });
    },
  },
  Account: {
    promptDismissals: async ({ id }, _args, { deps }) => ({
      __typename: 'PromptDismissals',
      promptTypes: await promptTypesOf(deps.db, id),
    }),
  },
  Mutation: {
    userAck: async (_root, { ackType, actionId }, context) => {
      const { layouts, ports } = context.deps;
      const act = (): Action => {
        if (isLegalAck(ackType)) return acceptTerms(ackType, context.viewer, ports.now());
        if (isHarmAck(ackType)) return confirmSaferPlay(ackType, ports.now());
        return acknowledge(ackType, layouts.dialogs(audienceOf(context.viewer)), ports.now());
      };
      return resultOf(context, await once(askerIn(context), { action: 'userAck', actionId, body: { ackType } }, act()));
    },
    setUserPreference: async (_root, { input, actionId }, context) =>
      resultOf(context, await once(askerIn(context), { action: 'setUserPreference', actionId, body: input }, prefer(input))),
    promotionEnrollment: async (_root, { promotionId, actionId, termsId }, context) => {
      const asked = { promotionId, termsId: termsId ?? null };
      const attempt = { action: 'promotionEnrollment', actionId, body: termsId ? asked : { promotionId } };
      await context.deps.register.ensure(sessionIn(context).playerId);
      const outcome = await once(askerIn(context), attempt, optIn({ ...asked, place: context.viewer }, context.deps.ports.now()));
      return {
        __typename: 'PromotionEnrollmentResult',
        success: outcome.succeeded,
        errors: errorsOf(outcome),
        promotion: await enrollmentIn(context, promotionId),
      };
    },
    dismissPrompt: async (_root, { promptType, actionId }, context) => {
      const attempt = { action: 'dismissPrompt', actionId, body: { promptType } };
      const outcome = await once(askerIn(context), attempt, dismissPrompt(promptType, context.deps.ports.now()));
      return { ...(await resultOf(context, outcome)), __typename: 'PromptDismissalResult' };
    },
    submitForm: async (_root, { formId, partId, answers, actionId }, context) => {
      const body = { formId, partId, answers };
      const outcome = await once(askerIn(context), { action: 'submitForm', actionId, body }, submitForm(context, body));
      return {
        __typename: 'FormSubmissionResult',
        succeeded: outcome.succeeded,
        userErrors: errorsOf(outcome),
        reference: outcome.reference ?? null,
      };
    },
  },
} satisfies Resolvers;
