import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sweepUploads } from '#server/api/actions/uploads.ts';
import { contactUs } from '#server/content/authored/account/forms.ts';
import { ask, sandbox } from '#tests/support/http.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { picture } from '#tests/support/pictures.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

const SUBMIT =
  'mutation ($formId: ID!, $partId: ID!, $answers: FormAnswers!, $actionId: ID) { submitForm(formId: $formId, partId: $partId, answers: $answers, actionId: $actionId) { succeeded userErrors { field message } reference } }';
type Result = {
  readonly succeeded: boolean;
  readonly userErrors: readonly { readonly field: readonly string[]; readonly message: string }[];
  readonly reference: string | null;
};
const good = { topic: 'bet', message: 'It was settled before the game ended.', answerBy: 'email', consent: true };
let made = 0;
const newId = (): string => `attempt-of-contract-${String((made += 1)).padStart(4, '0')}`;

async function partId(formId = 'contact-us'): Promise<string> {
  const { data } = await graphql<{ form: { parts: { id: string; kind: string }[] } }>(
    server(),
    'query ($formId: ID!) { form(formId: $formId) { parts { id kind } } }',
    { formId },
  );
  return data.form.parts.find(({ kind }) => kind === 'FieldsForm')?.id ?? '';
}

const submit = async (player: PlayerClient, answers: object, actionId = newId(), formId = 'contact-us'): Promise<Result> =>
  (await player.run<{ submitForm: Result }>(SUBMIT, { formId, partId: await partId(formId), answers, actionId })).submitForm;

const kept = (player: PlayerClient) =>
  server().app.deps.db.selectFrom('form_submissions').select(['id', 'answers']).where('player_id', '=', player.playerId).execute();

describe('amounts in a form', () => {
  it.each([
    ['US-NJ', 'USD'],
    ['CA-ON', 'CAD'],
  ])('a form shows amounts of a visitor in %s in %s', async (region, currency) => {
    const { data } = await graphql<{ form: { parts: { node: { currency?: string } }[] } }>(
      server(),
      'query { form(formId: "contact-us") { parts { node { ... on FieldsForm { currency } } } } }',
      {},
      { 'x-region-code': region },
    );
    expect(data.form.parts.map(({ node }) => node.currency)).toEqual([currency]);
  });
});

describe('submitting a form', () => {
  it('a form cannot be submitted without a login', async () => {
    const variables = { formId: 'contact-us', partId: await partId(), answers: good, actionId: newId() };
    expect((await graphql(server(), SUBMIT, variables)).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('a submitted form is stored under its player with a reference', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const { succeeded, reference } = await submit(player, { ...good, amount: 1_250, day: '2026-11-21', phone: '555 010 0199' });
    expect(succeeded).toBe(true);
    expect(await kept(player)).toMatchObject([{ id: reference, answers: { topic: 'bet', amount: 1_250 } }]);
    expect(await kept(other)).toEqual([]);
  });

  it('a form submitted twice under one id is one message; another body is refused', async () => {
    const player = await PlayerClient.fresh(server());
    const id = newId();
    const [first, second] = await Promise.all([submit(player, good, id), submit(player, good, id)]);
    expect(second).toEqual(first);
    expect(await submit(player, { ...good, topic: 'money' }, id)).toMatchObject({
      succeeded: false,
      userErrors: [{ field: ['actionId'] }],
    });
    expect(await kept(player)).toHaveLength(1);
  });

  it("an invalid form is refused with the document's message at each field, and nothing is stored", async () => {
    const player = await PlayerClient.fresh(server());
    const { succeeded, userErrors } = await submit(player, {
      message: 'short',
      betReference: '(a+)+$',
      amount: 12.5,
      email: 'no',
      desk: 'Mine',
    });
    expect(succeeded).toBe(false);
    const byField = (errors: Result['userErrors']) => errors.toSorted((a, b) => (String(a.field) < String(b.field) ? -1 : 1));
    expect(byField(userErrors)).toEqual(
      byField([
        { field: ['answers', 'topic'], message: 'Choose a topic.' },
        { field: ['answers', 'message'], message: 'Tell us a little more.' },
        { field: ['answers', 'betReference'], message: 'A bet ID has only letters, digits and dashes.' },
        { field: ['answers', 'amount'], message: 'Enter an amount, such as 12.50.' },
        { field: ['answers', 'answerBy'], message: 'This field is required.' },
        { field: ['answers', 'email'], message: 'Please enter a valid email' },
        { field: ['answers', 'desk'], message: 'You can’t change this.' },
        { field: ['answers', 'consent'], message: 'Allow this so that we can look into it.' },
      ]),
    );
    expect(await kept(player)).toEqual([]);
  });

  it.each([
    ['another form', 'preferences'],
    ['no form', 'nothing-of-the-kind'],
    ['a strange name', '__proto__'],
  ])('a form cannot be submitted to %s', async (_, formId) => {
    const player = await PlayerClient.fresh(server());
    const variables = { formId, partId: await partId(), answers: good, actionId: newId() };
    expect(await player.run(SUBMIT, variables)).toMatchObject({ submitForm: { succeeded: false, userErrors: [{ field: [] }] } });
    expect(await kept(player)).toEqual([]);
  });
});

describe('a form with a location', () => {
  const written = JSON.stringify(contactUs);
  const located = JSON.parse(written.replace('"requirements":["LOGIN"]', '"requirements":["LOGIN","LOCATION"]')) as object;
  const publishForm = (document: object) => sandbox(server(), 'layout', { surface: 'form:contact-us', document });
  const noPlace = {
    succeeded: false,
    userErrors: [{ message: 'We need to verify your location before you proceed. Please Check Location.' }],
  };

  it('a form with a location is accepted only from a located player at the located address', async () => {
    expect(JSON.stringify(located)).not.toBe(written);
    await publishForm(located);
    const player = await PlayerClient.fresh(server());
    expect(await submit(player, good)).toMatchObject(noPlace);
    await player.locate();
    expect((await submit(player, good)).succeeded).toBe(true);
    const { db } = server().app.deps;
    const session = db.selectFrom('sessions').select('id').where('player_id', '=', player.playerId);
    await db.updateTable('geo_verdicts').set({ ip_address: '203.0.113.9' }).where('session_id', 'in', session).execute();
    expect(await submit(player, good), 'a verdict of another address').toMatchObject(noPlace);
    expect(await kept(player)).toHaveLength(1);
    await publishForm(contactUs);
  });
});

describe('the daily limit of forms', () => {
  it('a player submits fifty forms a day and more on the next day', async () => {
    const player = await PlayerClient.fresh(server());
    const { db, ports } = server().app.deps;
    const row = { player_id: player.playerId, form_id: 'contact-us', part_id: 'fields', revision: 'r', answers: '{}' };
    const rows = (at: Date) => Array.from({ length: 49 }, () => ({ ...row, id: ports.newId(), submitted_at: at }));
    await db.insertInto('form_submissions').values(rows(ports.now())).execute();
    const sent = await Promise.all([submit(player, good), submit(player, good), submit(player, good)]);
    expect(sent.filter(({ succeeded }) => succeeded)).toHaveLength(1);
    expect(sent.find(({ succeeded }) => !succeeded)?.userErrors[0]?.message).toMatch(
      /^You have sent many forms today, so we did not send this one\./,
    );
    const yesterday = new Date(ports.now().getTime() - 25 * 3_600_000);
    await db.updateTable('form_submissions').set({ submitted_at: yesterday }).where('player_id', '=', player.playerId).execute();
    expect((await submit(player, good)).succeeded).toBe(true);
  });
});

describe('hostile answers', () => {
  it.each([
    ['10,000 fields', Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, at]))],
    ['an object', { ...good, message: { toString: 'x' } }],
    ['a list', { ...good, topic: ['bet'] }],
    ['a list in place of answers', [1, 2]],
    ['a text in place of answers', 'x'],
    ['nothing nested deeply', { ...good, message: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown }],
  ])('a form with %s as answers is refused as bad input', async (_, answers) => {
    const player = await PlayerClient.fresh(server());
    const { errors, status } = await player.try(SUBMIT, { formId: 'contact-us', partId: await partId(), answers, actionId: newId() });
    expect(status).toBeLessThan(500);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await kept(player)).toEqual([]);
  });

  it('answers named like object members are refused as unknown fields', async () => {
    const player = await PlayerClient.fresh(server());
    const answers = JSON.parse(`{ ${JSON.stringify(good).slice(1, -1)}, "__proto__": "x", "constructor": "y", "isAdmin": true }`) as object;
    const { userErrors } = await submit(player, answers);
    expect(userErrors.map(({ field }) => field.at(-1))).toEqual(['__proto__', 'constructor', 'isAdmin']);
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined();
  });

  it('markup in an answer is stored as text', async () => {
    const player = await PlayerClient.fresh(server());
    const message = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
    expect((await submit(player, { ...good, message })).succeeded).toBe(true);
    expect(await kept(player)).toMatchObject([{ answers: { message } }]);
  });

  it('a form’s answer with a character that cannot be stored is refused as bad input', async () => {
    const player = await PlayerClient.fresh(server());
    const { errors } = await player.try(SUBMIT, {
      formId: 'contact-us',
      partId: await partId(),
      answers: { ...good, message: 'null \u0000 and half \ud800 of a pair' },
      actionId: newId(),
    });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});

const [PNG, JPEG] = [await picture('png'), await picture('jpeg')];

describe('files', () => {
  type Sent = { readonly id?: string; readonly field?: string; readonly type?: string; readonly bytes?: Buffer };
  async function send(player: PlayerClient | null, { id = newId(), field = 'picture', type = 'image/png', bytes = PNG }: Sent = {}) {
    const query = new URLSearchParams({ formId: 'contact-us', partId: await partId(), field, uploadId: id, name: '../<b>odd</b>.png' });
    const authorization = player === null ? {} : { authorization: `Bearer ${player.tokens.access_token}` };
    const answer = await ask(server().port, `/i/form_files?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(bytes.length), ...authorization },
      body: bytes,
    });
    return { id, status: answer.status, json: answer.json, headers: answer.headers };
  }

  it('an uploaded file belongs to the form once it is submitted', async () => {
    const player = await PlayerClient.fresh(server());
    const { id, status } = await send(player);
    expect(status).toBe(201);
    const { reference } = await submit(player, { ...good, picture: id });
    const { db } = server().app.deps;
    expect(
      await db.selectFrom('form_files').select(['submission_id', 'media_type']).where('player_id', '=', player.playerId).execute(),
    ).toEqual([{ submission_id: reference, media_type: 'image/png' }]);
    expect(await submit(player, { ...good, picture: id }), 'handed in before').toMatchObject({
      succeeded: false,
      userErrors: [{ field: ['answers', 'picture'], message: 'We did not get this file. Choose it again.' }],
    });
  });

  it("a form cannot refer to another player's file or to an unknown one", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const { id } = await send(other);
    for (const picture of [id, newId()])
      expect(await submit(player, { ...good, picture })).toMatchObject({ userErrors: [{ field: ['answers', 'picture'] }] });
    expect(await kept(player)).toEqual([]);
    expect((await submit(other, { ...good, picture: id })).succeeded, 'still theirs').toBe(true);
  });

  it('a file is stored once under its id, and other bytes under the id are refused', async () => {
    const player = await PlayerClient.fresh(server());
    const { id } = await send(player);
    expect((await send(player, { id })).status).toBe(201);
    expect((await send(player, { id, bytes: await picture('png', 9) })).status).toBe(409);
  });

  it.each<readonly [string, Sent, number]>([
    ['of a kind that is not taken', { type: 'text/html' }, 415],
    ['that are cut off', { bytes: PNG.subarray(0, 60) }, 415],
    ['that are pictures of another kind', { bytes: Buffer.concat([PNG.subarray(0, 8), JPEG]) }, 415],
    ['that are not what they say', { bytes: Buffer.from('<script>alert(1)</script>') }, 415],
    ['that are empty', { bytes: Buffer.alloc(0) }, 400],
    ['larger than the field takes', { bytes: Buffer.concat([PNG, Buffer.alloc(2_000_000)]) }, 413],
    ['for a field that takes none', { field: 'message' }, 404],
    ['for a field that is not there', { field: '__proto__' }, 404],
    ['under an id that is none', { id: '../../x' }, 400],
  ])('files %s are refused', async (_, sent, status) => {
    expect((await send(await PlayerClient.fresh(server()), sent)).status).toBe(status);
  });

  it('files not submitted are deleted after a day, and submitted ones stay', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const { id } = await send(player);
    await submit(player, { ...good, picture: id });
    await send(player);
    await send(other);
    const { db, ports } = server().app.deps;
    const left = async () =>
      (await db.selectFrom('form_files').select('id').where('player_id', 'in', [player.playerId, other.playerId]).execute()).map(
        (file) => file.id,
      );
    await sweepUploads(db, ports.now());
    expect(await left()).toHaveLength(3);
    await sweepUploads(db, new Date(ports.now().getTime() + 25 * 3_600_000));
    expect(await left()).toEqual([id]);
  });

  it('an upload of 10 MB is refused before it is read', async () => {
    const player = await PlayerClient.fresh(server());
    const status = await send(player, { bytes: Buffer.concat([PNG, Buffer.alloc(10_000_000)]) }).then(
      (answer) => answer.status,
      // The server may close the connection during the upload.
      () => 413,
    );
    expect(status).toBe(413);
    expect((await submit(player, good)).succeeded, 'all is well afterwards').toBe(true);
  });

  it('a visitor cannot upload files, and a player may have ten files waiting', async () => {
    expect((await send(null)).status).toBe(401);
    const player = await PlayerClient.fresh(server());
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) statuses.push((await send(player)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect((await send(player, { bytes: PNG.subarray(0, 60) })).status, 'not looked at where there is no room').toBe(429);
  });

  it("refused uploads count against a player's hourly limit, and forms still work", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const bad = { bytes: PNG.subarray(0, 60) };
    const statuses: number[] = [];
    for (let at = 0; at < 40; at += 1) statuses.push((await send(player, bad)).status);
    expect(new Set(statuses)).toEqual(new Set([415]));
    const { status, json, headers } = await send(player);
    expect([status, json]).toMatchObject([429, { message: expect.stringContaining('Nothing you typed is lost') as unknown }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(other)).status).toBe(201);
    expect((await submit(player, good)).succeeded).toBe(true);
  });

  it('parallel uploads of one player are queued, and refused with a specific error when the queue is full', async () => {
    const player = await PlayerClient.fresh(server());
    const bytes = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(player, { bytes })));
    const refused = sent.filter(({ status }) => status !== 201);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, json, headers } of refused)
      expect([status, headers['retry-after'], json]).toMatchObject([
        503,
        '60',
        { message: 'We are checking many files right now. Nothing you typed is lost: choose the file again in a minute.' },
      ]);
    const { db } = server().app.deps;
    const files = await db.selectFrom('form_files').select('id').where('player_id', '=', player.playerId).execute();
    expect(files).toHaveLength(sent.length - refused.length);
  });
});
