import { describe, expect, it } from 'vitest';
import { ask, sandbox } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { graphql, newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const DIALOG = 'big-win';
const FORM = 'tax-identity';
const DAY_MS = 86_400_000;
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(200, 7)]);

let taken = 0;
/** Stakes so many cents on a side at that price, which then wins. */
async function win(player: PlayerClient, cents: string, american: number): Promise<void> {
  const before = await openMoneyline(server(), taken);
  await sandbox(server(), 'price', { selectionId: before.home.id, american });
  const { eventId, home } = await openMoneyline(server(), taken);
  expect((await place(player, [straight(home, cents)])).accepted).toBe(true);
  await sandbox(server(), 'result', { eventId, homeScore: 9, awayScore: 0 });
  taken += 1;
}

/** Whether the dialog opens for a player: it is published for players, and not over for this one. */
async function isAsked(player: PlayerClient): Promise<boolean> {
  const headers = { authorization: `Bearer ${player.tokens.access_token}` };
  const { data } = await graphql<{ readonly dialogs: readonly { readonly id: string }[] }>(server(), operation('Dialogs'), {}, headers);
  const { settledDialogs } = await player.run<{ readonly settledDialogs: readonly string[] }>(operation('SettledDialogs'));
  const isDue = data.dialogs.some(({ id }) => id === DIALOG) && !settledDialogs.includes(DIALOG);
  // The account says the same by a name of its own.
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

type Year = { readonly year: number; readonly forms: readonly { readonly displayName: string; readonly downloadUrl: string }[] };
const YEARS =
  '{ pageLayout(canonicalUrl: "/account/taxes") { slots { node { ... on TaxFormsShelf { years { year forms { displayName downloadUrl } } } } } } }';
async function yearsOf(player: PlayerClient): Promise<readonly Year[]> {
  const { pageLayout } = await player.run<{ pageLayout: { slots: readonly { node: { years?: readonly Year[] } }[] } }>(YEARS);
  return pageLayout.slots.flatMap(({ node }) => node.years ?? []);
}
const bearer = ({ tokens }: PlayerClient) => ({ authorization: `Bearer ${tokens.access_token}` });

const located = async (region: string): Promise<PlayerClient> => {
  await sandbox(server(), 'location', { place: region });
  const player = await PlayerClient.logIn(server(), await newPlayer(server(), { region }));
  await player.authorize(await player.packet());
  return player;
};

describe('a win that is reported for tax', () => {
  it('asks for a document until one is handed in, which covers the next such win too', async () => {
    const player = await located('US-NJ');
    expect(await isAsked(player), 'before any win').toBe(false);
    await win(player, '1000', 29_900);
    expect(await isAsked(player), '299 times the bet').toBe(false);
    await win(player, '1000', 40_000);
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
    await win(player, '1000', 40_000);
    expect(await isAsked(player), 'another win, covered').toBe(false);
  });

  it('is one however the stake was small: not in Ontario, not for a large bet', async () => {
    const rich = await located('US-NJ');
    await win(rich, '5000', 5_000);
    expect(await isAsked(rich), '50 times the bet').toBe(false);
    const ontario = await located('CA-ON');
    await win(ontario, '1000', 40_000);
    expect(await isAsked(ontario), 'no tax on it there').toBe(false);
  });

  it('is nobody else’s: a document of another player covers nothing', async () => {
    const [winner, other] = [await located('US-NJ'), await located('US-NJ')];
    await win(winner, '1000', 40_000);
    await send(other, 'licence-of-another-one');
    await submit(other, { sort: 'state-id', document: 'licence-of-another-one', consent: true });
    expect(await isAsked(winner)).toBe(true);
    expect(await submit(winner, { sort: 'state-id', document: 'licence-of-another-one', consent: true })).toMatchObject({
      succeeded: false,
    });
    expect(await isAsked(winner)).toBe(true);
  });

  it('is asked about again when it comes after the document has run out', async () => {
    const player = await located('US-NJ');
    await send(player, 'licence-of-long-ago-1');
    expect(await submit(player, { sort: 'passport', document: 'licence-of-long-ago-1', consent: true })).toMatchObject({ succeeded: true });
    const { db, ports } = server().app.deps;
    const came = (daysAgo: number) =>
      db
        .updateTable('form_submissions')
        .set({ submitted_at: new Date(ports.now().getTime() - daysAgo * DAY_MS) })
        .where('player_id', '=', player.playerId)
        .execute();
    await win(player, '1000', 40_000);
    await came(729);
    expect(await isAsked(player), 'in its last days').toBe(false);
    await came(732);
    expect(await isAsked(player), 'after two years').toBe(true);
    await send(player, 'licence-of-these-days');
    await submit(player, { sort: 'passport', document: 'licence-of-these-days', consent: true });
    expect(await isAsked(player), 'with a new one').toBe(false);
  });

  it('has a form by its year, for the winner alone (checklist 53)', async () => {
    const [winner, other, ontario] = [await located('US-NJ'), await located('US-NJ'), await located('CA-ON')];
    for (const player of [winner, ontario]) {
      await sandbox(server(), 'location', { place: player === winner ? 'US-NJ' : 'CA-ON' });
      await player.authorize(await player.packet());
      await win(player, '1000', 40_000);
    }
    const [year] = await yearsOf(winner);
    expect(year?.forms).toEqual([expect.objectContaining({ displayName: expect.stringMatching(/^W-2G, \d{4}-\d\d-\d\d, \$4,000\.00$/) })]);
    expect([await yearsOf(other), await yearsOf(ontario)]).toEqual([[], []]);
    const path = year?.forms[0]?.downloadUrl ?? '';
    const { status, headers, text } = await ask(server().port, path, { headers: bearer(winner) });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(text).toMatch(/^%PDF-1\.4[\s\S]*\(\$4,000\.00\)[\s\S]*\(\$10\.00\)[\s\S]*\(NJ\)/);
    expect((await ask(server().port, path, { headers: bearer(other) })).status).toBe(404);
    expect((await ask(server().port, path, {})).status).toBe(401);
  });
});
