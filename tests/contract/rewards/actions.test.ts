import { describe, expect, it } from 'vitest';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Problem = { readonly action: string; readonly field: readonly string[]; readonly message: string };
type Member = {
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly other: Readonly<Record<string, unknown>>;
  readonly succeeded: (data: Readonly<Record<string, { readonly succeeded?: boolean; readonly success?: boolean }>>) => boolean;
  readonly shown: string;
  readonly before: unknown;
  readonly after: unknown;
};

const MEMBERS: readonly Member[] = [
  {
    name: 'userAck',
    text: 'mutation ($ackType: String!, $actionId: ID) { userAck(ackType: $ackType, actionId: $actionId) { succeeded userErrors { action field message } account { id } } }',
    variables: { ackType: 'referral' },
    other: { ackType: 'terms' },
    succeeded: ({ userAck }) => userAck?.succeeded === true,
    shown: '{ account { requiresResponsibleGamingAcknowledgement } }',
    before: { account: { requiresResponsibleGamingAcknowledgement: false } },
    after: { account: { requiresResponsibleGamingAcknowledgement: false } },
  },
  {
    name: 'setUserPreference',
    text: 'mutation ($input: UserPreferenceInput!, $actionId: ID) { setUserPreference(input: $input, actionId: $actionId) { succeeded userErrors { action field message } account { id } } }',
    variables: { input: { oddsFormat: 'EURO' } },
    other: { input: { oddsFormat: 'AMERICAN' } },
    succeeded: ({ setUserPreference }) => setUserPreference?.succeeded === true,
    shown: '{ account { userPreferences { oddsFormat } } }',
    before: { account: { userPreferences: { oddsFormat: 'AMERICAN' } } },
    after: { account: { userPreferences: { oddsFormat: 'EURO' } } },
  },
  {
    name: 'promotionEnrollment',
    text: 'mutation ($promotionId: ID!, $actionId: ID) { promotionEnrollment(promotionId: $promotionId, actionId: $actionId) { success errors { action field message } promotion { id title enrollmentStatus } } }',
    variables: { promotionId: 'season-pick-em' },
    other: { promotionId: 'another' },
    succeeded: ({ promotionEnrollment }) => promotionEnrollment?.success === true,
    shown: '{ promotionEnrollment(promotionId: "season-pick-em") { enrollmentStatus } }',
    before: { promotionEnrollment: { enrollmentStatus: 'PENDING' } },
    after: { promotionEnrollment: { enrollmentStatus: 'SUCCESS' } },
  },
  {
    name: 'dismissPrompt',
    text: 'mutation ($promptType: String!, $actionId: ID) { dismissPrompt(promptType: $promptType, actionId: $actionId) { succeeded userErrors { action field message } account { id } } }',
    variables: { promptType: 'preferences' },
    other: { promptType: 'another' },
    succeeded: ({ dismissPrompt }) => dismissPrompt?.succeeded === true,
    shown: '{ account { promptDismissals { promptTypes } } }',
    before: { account: { promptDismissals: { promptTypes: [] } } },
    after: { account: { promptDismissals: { promptTypes: ['preferences'] } } },
  },
];

const problemsIn = (data: object): readonly Problem[] =>
  Object.values(data as Record<string, { userErrors?: Problem[]; errors?: Problem[] }>).flatMap(
    ({ userErrors, errors }) => userErrors ?? errors ?? [],
  );

let made = 0;
const newActionId = (): string => `action-of-contract-${String((made += 1)).padStart(4, '0')}`;

describe.each(MEMBERS)('$name', ({ name, text, variables, other, succeeded, shown, before, after }) => {
  it('an action is refused to visitors and does nothing', async () => {
    const { errors } = await graphql(server(), text, { ...variables, actionId: newActionId() });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it("an action is done for the session's player and not visible to others", async () => {
    const [player, bystander] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    expect(await player.run(shown)).toEqual(before);
    expect(succeeded(await player.run(text, { ...variables, actionId: newActionId() }))).toBe(true);
    expect(await player.run(shown)).toEqual(after);
    expect(await bystander.run(shown)).toEqual(before);
  });

  it('an action repeated under one id has one result, even at once', async () => {
    const player = await PlayerClient.fresh(server());
    const actionId = newActionId();
    const answers = await Promise.all(Array.from({ length: 8 }, () => player.run<object>(text, { ...variables, actionId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const kept = await server()
      .app.deps.db.selectFrom('action_results')
      .select('result')
      .where('player_id', '=', player.playerId)
      .where('action_id', '=', actionId)
      .execute();
    expect(kept).toEqual([{ result: { succeeded: true, userErrors: [] } }]);
  });

  it('an action is refused under a used id with another body', async () => {
    const player = await PlayerClient.fresh(server());
    const actionId = newActionId();
    await player.run(text, { ...variables, actionId });
    const data = await player.run<object>(text, { ...other, actionId });
    expect(problemsIn(data)).toEqual([{ action: name, field: ['actionId'], message: 'This action was already used for something else.' }]);
    expect(await player.run(shown)).toEqual(after);
  });

  it('an action accepts an id that another player has used', async () => {
    const [player, second] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const actionId = newActionId();
    await player.run(text, { ...variables, actionId });
    expect(succeeded(await second.run(text, { ...variables, actionId }))).toBe(true);
    expect(await second.run(shown)).toEqual(after);
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in the id', '<script>alert(1)</script>', "'; DROP TABLE players"])(
    'an action refuses the id %j',
    async (actionId) => {
      const player = await PlayerClient.fresh(server());
      const { errors } = await player.try(text, { ...variables, actionId });
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['actionId'] } }]);
      expect(await player.run(shown)).toEqual(before);
    },
  );
});

describe('opting in', () => {
  it("an opt-in is shown on the promotion's card to that player alone", async () => {
    const [player, bystander] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const card = async (who: PlayerClient) => {
      const text =
        '{ pageLayout(canonicalUrl: "/promotions") { slots { node { ... on CollectionShelf { page { items { ... on PromotionCard { id enrollmentStatus } } } } } } } }';
      type Page = { pageLayout: { slots: { node: { page?: { items: { id: string; enrollmentStatus: string | null }[] } } }[] } };
      const cards = (await who.run<Page>(text)).pageLayout.slots.flatMap(({ node }) => node.page?.items ?? []);
      return Object.fromEntries(cards.map(({ id, enrollmentStatus }) => [id, enrollmentStatus]));
    };
    expect(await card(player)).toMatchObject({ 'season-pick-em': 'PENDING', 'free-game': 'NOT_REQUIRED' });
    await player.run('mutation { promotionEnrollment(promotionId: "season-pick-em") { success } }');
    expect(await card(player)).toMatchObject({ 'season-pick-em': 'SUCCESS' });
    expect(await card(bystander)).toMatchObject({ 'season-pick-em': 'PENDING' });
    const own = '{ enrolledPromotions { id title enrollmentStatus } }';
    expect(await player.run(own)).toEqual({
      enrolledPromotions: [{ id: 'season-pick-em', title: 'Season pick ’em', enrollmentStatus: 'SUCCESS' }],
    });
    expect(await bystander.run(own)).toEqual({ enrolledPromotions: [] });
  });

  it.each(['unheard-of', '__proto__', 'constructor', '<script>'])(
    'an opt-in to the unknown promotion %j is refused',
    async (promotionId) => {
      const player = await PlayerClient.fresh(server());
      expect(
        await player.run(
          'mutation ($id: ID!) { promotionEnrollment(promotionId: $id) { success errors { field message } promotion { id } } }',
          {
            id: promotionId,
          },
        ),
      ).toEqual({
        promotionEnrollment: {
          success: false,
          errors: [{ field: ['promotionId'], message: 'This offer is not available here.' }],
          promotion: null,
        },
      });
    },
  );
});

describe('dismissing prompts', () => {
  it('a player can dismiss two hundred prompts and no more', async () => {
    const player = await PlayerClient.fresh(server());
    const dismiss = (promptType: string) =>
      player.run<{ dismissPrompt: { succeeded: boolean } }>(
        'mutation ($promptType: String!) { dismissPrompt(promptType: $promptType) { succeeded userErrors { message } } }',
        { promptType },
      );
    for (let at = 0; at < 200; at += 1) await dismiss(`prompt-${at}`);
    expect((await dismiss('one-too-many')).dismissPrompt).toEqual({
      succeeded: false,
      userErrors: [{ message: 'You can’t hide any more messages.' }],
    });
    expect((await dismiss('prompt-7')).dismissPrompt.succeeded, 'what is kept already').toBe(true);
  });
});
