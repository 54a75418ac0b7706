import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { expect, it, vi } from 'vitest';
import { OptInPromotion } from '#fixtures/actions/OptInPromotion.ts';
import { OptInPromotionDocument } from '#src/gql/graphql.ts';
import { optInPromotion } from './OptInPromotion.ts';

const action = OptInPromotion.usual.node;
const promotion = { __typename: 'PromotionEnrollment', id: 'season-pick-em', title: 'the list', enrollmentStatus: 'SUCCESS' };
const contextOf = (answer: unknown) => {
  const mutate = vi.fn(() => Promise.resolve({ data: answer && { promotionEnrollment: answer } }));
  return { mutate, context: { client: { mutate: mutate as never }, actionId: 'id-1', of: 'node' } };
};

it('opting in is sent under the id of the attempt, and the answer names the promotion', async () => {
  const { mutate, context } = contextOf({ success: true, errors: [], promotion });
  expect(await optInPromotion.run(action, {}, context)).toEqual({
    succeeded: true,
    userErrors: [],
    said: 'You have opted in to the list!',
  });
  expect(mutate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mutation: OptInPromotionDocument, variables: { promotionId: 'season-pick-em', actionId: 'id-1' } }),
  );
});

it('a refused opt-in is an error of the whole action, not of a field', async () => {
  const message = 'An error occurred, please opt in again';
  const errors = [{ __typename: 'UserError', action: 'promotionEnrollment', field: ['promotionId'], message }];
  const { context } = contextOf({ success: false, errors, promotion: null });
  expect(await optInPromotion.run(action, {}, context)).toMatchObject({ succeeded: false, userErrors: [{ field: [], message }] });
});

const card = gql`
  query Card {
    promotion {
      id
      enrollmentStatus
    }
  }
`;

it.each([
  [true, 'SUCCESS'],
  [false, 'PENDING'],
])('only the cards of the promotion show the result of an opt-in: success %j, status %s', async (success, status) => {
  const cache = new InMemoryCache();
  const errors = success ? [] : [{ __typename: 'UserError', action: 'promotionEnrollment', field: [], message: 'No' }];
  const answer = { __typename: 'PromotionEnrollmentResult', success, errors, promotion: success ? promotion : null };
  const client = new ApolloClient({ cache, link: new ApolloLink(() => of({ data: { promotionEnrollment: answer } })) });
  const show = (id: string) =>
    cache.writeQuery({ query: card, data: { promotion: { __typename: 'PromotionCard', id, enrollmentStatus: 'PENDING' } } });
  show('another');
  show('season-pick-em');
  await optInPromotion.run(action, {}, { client, actionId: 'id-1', of: 'node' });
  const { 'PromotionCard:season-pick-em': theirs, 'PromotionCard:another': another } = cache.extract();
  expect([theirs?.['enrollmentStatus'], another?.['enrollmentStatus']]).toEqual([status, 'PENDING']);
});

it('opting in fails when no answer comes', async () => {
  await expect(optInPromotion.run(action, {}, contextOf(undefined).context)).rejects.toThrow('not answered');
});

it.each([
  ['SUCCESS', 'You have opted in to the list!'],
  ['PENDING', null],
])('with status %s the opt-in’s confirmation reads %j', async (enrollmentStatus, words) => {
  const query = () => Promise.resolve({ data: { promotionEnrollment: { ...promotion, enrollmentStatus } } });
  expect(await optInPromotion.taken?.(action, { client: { query } })).toBe(words);
});
