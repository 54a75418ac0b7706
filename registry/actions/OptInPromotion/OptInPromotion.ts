import { type ActionsFragment, OptInPromotionDocument, PromotionEnrollmentDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import type { ActionKind, NodeOf } from '#src/render/index.ts';

/** Message after a player has opted in (product §8). */
const wordsOf = (title: string): string => t`You have opted in to ${title}!`;

export const optInPromotion: ActionKind<NodeOf<ActionsFragment, 'OptInPromotionAction'>> = {
  run: async ({ promotionId }, _input, { client, actionId }) => {
    const { data } = await client.mutate({
      mutation: OptInPromotionDocument,
      variables: { promotionId, actionId },
      update: (cache, { data: answer }) => {
        if (!answer?.promotionEnrollment.success) return;
        cache.modify({ id: `PromotionCard:${promotionId}`, fields: { enrollmentStatus: () => 'SUCCESS' } });
      },
    });
    if (!data) throw new Error('Opting in was not answered');
    const { success, errors, promotion } = data.promotionEnrollment;
    // Sets `field` to null, because the opt-in has no input that could show an error.
    return {
      succeeded: success,
      userErrors: errors.map((error) => ({ ...error, field: [] })),
      said: wordsOf(promotion?.title ?? t`this promotion`),
    };
  },
  taken: async ({ promotionId }, { client }) => {
    const { data } = await client.query({ query: PromotionEnrollmentDocument, variables: { promotionId } });
    const promotion = data?.promotionEnrollment;
    return promotion?.enrollmentStatus === 'SUCCESS' ? wordsOf(promotion.title) : null;
  },
};
