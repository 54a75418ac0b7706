import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { picture } from '#tests/support/pictures.ts';
import { graphql, type PlayerClient } from '#tests/support/playerClient.ts';
import { playerIn, winAt } from '#tests/support/taxes.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const DIALOG = 'big-win';
const FORM = 'tax-identity';
const DAY_MS = 86_400_000;
const PNG = await picture('png');

async function isAsked(player: PlayerClient): Promise<boolean> {
  const headers = { authorization: `Bearer ${player.tokens.access_token}` };
  const { data } = await graphql<{ readonly dialogs: readonly { readonly id: string }[] }>(server(), operation('Dialogs'), {}, headers);
  const { settledDialogs } = await player.run<{ readonly settledDialogs: readonly string[] }>(operation('SettledDialogs'));
  const isDue = data.dialogs.some(({ id }) => id === DIALOG) && !settledDialogs.includes(DIALOG);
  // The account query must agree with the dialogs.
  expect(await player.run('{ account { showW2gWinModal } }')).toEqual({ account: { showW2gWinModal: isDue } });
  return isDue;
}

async function partId(): Promise<string> {
  const { data } = await graphql<{ form: { parts: { id: string }[] } }>(
    server(),
    'query ($formId: ID!) { form(formId: $formId) { parts { id } } }',
    { formId: FORM },
  );
  return data.form.parts[0]?.id ?? '';
}

async function send({ tokens }: PlayerClient, uploadId: string, bytes: Buffer = PNG) {
  const query = new URLSearchParams({ formId: FORM, partId: await partId(), field: 'document', uploadId, name: 'licence.png' });
  const { status } = await ask(server().port, `/i/form_files?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'content-length': String(bytes.length), authorization: `Bearer ${tokens.access_token}` },
    body: bytes,
  });
  return status;
}

type Submitted = { readonly submitForm: { readonly succeeded: boolean; readonly userErrors: readonly { readonly field: string[] }[] } };
const SUBMIT =
  'mutation ($formId: ID!, $partId: ID!, $answers: FormAnswers!) { submitForm(formId: $formId, partId: $partId, answers: $answers) { succeeded userErrors { field } } }';
const submit = async (player: PlayerClient, answers: object) =>
  (await player.run<Submitted>(SUBMIT, { formId: FORM, partId: await partId(), answers })).submitForm;

describe('a win reported for tax', () => {
  it('a win reported for tax asks for a document until one is submitted, which covers the next win', async () => {
    const player = await playerIn(server(), 'US-NJ');
    expect(await isAsked(player), 'before any win').toBe(false);
    await winAt(player, '1000', 29_900);
    expect(await isAsked(player), '299 times the bet').toBe(false);
    await winAt(player, '1000', 40_000);
    expect(await isAsked(player), '400 times the bet').toBe(true);

    expect(await send(player, 'licence-that-is-none', Buffer.from('<svg/>'))).toBe(415);
    const empty = await submit(player, { sort: 'passport', document: 'never-sent-at-all', consent: true });
    expect(empty).toMatchObject({ succeeded: false, userErrors: [{ field: ['answers', 'document'] }] });
    expect(await isAsked(player), 'after what was refused').toBe(true);

    expect(await send(player, 'licence-of-the-winner')).toBe(201);
    expect(await isAsked(player), 'before it is handed in').toBe(true);
    expect(await submit(player, { sort: 'passport', document: 'licence-of-the-winner' }), 'without consent').toMatchObject({
      succeeded: false,
    });
    expect(await submit(player, { sort: 'passport', document: 'licence-of-the-winner', consent: true })).toMatchObject({ succeeded: true });
    expect(await isAsked(player), 'after it is handed in').toBe(false);
    const { db } = server().app.deps;
    const kept = await db.selectFrom('form_files').select(['form_id', 'player_id']).where('id', '=', 'licence-of-the-winner').execute();
    expect(kept).toEqual([{ form_id: FORM, player_id: player.playerId }]);
    await winAt(player, '1000', 40_000);
    expect(await isAsked(player), 'another win, covered').toBe(false);
  });

  it('a win is reported for tax only at 300 times the bet, and never in Ontario', async () => {
    const rich = await playerIn(server(), 'US-NJ');
    await winAt(rich, '5000', 5_000);
    expect(await isAsked(rich), '50 times the bet').toBe(false);
    const ontario = await playerIn(server(), 'CA-ON');
    await winAt(ontario, '1000', 40_000);
    expect(await isAsked(ontario), 'no tax on it there').toBe(false);
  });

  it("a document uploaded by another player does not satisfy a winner's tax check", async () => {
    const [winner, other] = [await playerIn(server(), 'US-NJ'), await playerIn(server(), 'US-NJ')];
    await winAt(winner, '1000', 40_000);
    await send(other, 'licence-of-another-one');
    await submit(other, { sort: 'state-id', document: 'licence-of-another-one', consent: true });
    expect(await isAsked(winner)).toBe(true);
    expect(await submit(winner, { sort: 'state-id', document: 'licence-of-another-one', consent: true })).toMatchObject({
      succeeded: false,
    });
    expect(await isAsked(winner)).toBe(true);
  });

  it('a win reported for tax after the document has expired asks for a new one', async () => {
    const player = await playerIn(server(), 'US-NJ');
    await send(player, 'licence-of-long-ago-1');
    expect(await submit(player, { sort: 'passport', document: 'licence-of-long-ago-1', consent: true })).toMatchObject({ succeeded: true });
    const { db, ports } = server().app.deps;
    const came = (daysAgo: number) =>
      db
        .updateTable('form_submissions')
        .set({ submitted_at: new Date(ports.now().getTime() - daysAgo * DAY_MS) })
        .where('player_id', '=', player.playerId)
        .execute();
    await winAt(player, '1000', 40_000);
    await came(729);
    expect(await isAsked(player), 'in its last days').toBe(false);
    await came(732);
    expect(await isAsked(player), 'after two years').toBe(true);
    await send(player, 'licence-of-these-days');
    await submit(player, { sort: 'passport', document: 'licence-of-these-days', consent: true });
    expect(await isAsked(player), 'with a new one').toBe(false);
  });
});
