import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { scanFiles } from '#server/api/actions/scanFiles.ts';
import type { Scan } from '#server/platform/files/clamd.ts';
import { createLogger } from '#server/platform/logger.ts';
import { ask } from '#tests/support/http.ts';
import { consoleHost, OperatorClient } from '#tests/support/operatorClient.ts';
import { picture } from '#tests/support/pictures.ts';
import { graphql, PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

// No scanner listens on this port, because the tests scan files themselves.
const server = useTestServer({ scanner: { host: '127.0.0.1', port: 1 } });
const NAME = `"><b>odd</b>.png\r\nx: y`;
const why = 'the player asked for it';

async function upload(bytes: Buffer): Promise<{ readonly playerId: string; readonly fileId: string }> {
  const player = await PlayerClient.fresh(server());
  const { data } = await graphql<{ form: { parts: { id: string; kind: string }[] } }>(
    server(),
    '{ form(formId: "contact-us") { parts { id kind } } }',
  );
  const partId = data.form.parts.find(({ kind }) => kind === 'FieldsForm')?.id ?? '';
  const fileId = server().app.deps.ports.newId();
  const query = new URLSearchParams({ formId: 'contact-us', partId, field: 'picture', uploadId: fileId, name: NAME });
  const headers = { 'content-type': 'image/png', authorization: `Bearer ${player.tokens.access_token}` };
  const sent = await ask(server().port, `/i/form_files?${query.toString()}`, { method: 'POST', headers, body: bytes });
  expect(sent.status).toBe(201);
  return { playerId: player.playerId, fileId };
}

type Where = { readonly playerId: string; readonly fileId: string };
const open = async (
  { playerId, fileId }: Where,
  role: 'compliance' | 'trader' = 'compliance',
  reason = why,
  more: Record<string, string> = {},
) => {
  const { headers } = await OperatorClient.as(server(), role);
  const path = `/console/api/files/${playerId}/${fileId}?${new URLSearchParams({ reason }).toString()}`;
  return ask(server().port, path, {
    headers: { ...headers, host: consoleHost(server()), origin: `http://${consoleHost(server())}`, ...more },
  });
};
const scanWith = async (scanFile: Scan) => {
  const { db } = server().app.deps;
  await sql`UPDATE form_files SET scan_due_at = now()`.execute(db);
  await scanFiles({ db, log: createLogger('silent'), scanFile });
};
const newestLook = () =>
  server()
    .app.deps.db.selectFrom('audit_entries')
    .select(['actor', 'outcome', 'detail', 'subject'])
    .where('operation', '=', 'openPlayerFile')
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow();

describe('a file of a player', () => {
  it("a player's file is opened once scanned clean, as a download that cannot run", async () => {
    const where = await upload(Buffer.concat([await picture('png'), Buffer.from('<script>alert(1)</script>')]));
    await scanWith(() => Promise.resolve({ kind: 'clean' }));
    const file = await open(where);
    expect(file).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; sandbox; frame-ancestors 'none'`,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(NAME)}`,
      },
    });
    expect(file.text).not.toContain('<script>');
    expect(await newestLook()).toMatchObject({
      actor: 'compliance@linemaker.test',
      outcome: 'done',
      subject: `player:${where.playerId}`,
      detail: expect.stringContaining(why) as unknown,
    });
  });

  it('an unscanned file is refused with a specific error, and scanned again if the scanner was silent', async () => {
    const where = await upload(await picture('png'));
    const refused = {
      status: 409,
      json: {
        error: 'wrong-state',
        message: expect.stringMatching(/ is not available yet\. .*We retry automatically\.$/s) as unknown,
      },
    };
    expect(await open(where)).toMatchObject(refused);
    expect(await newestLook()).toMatchObject({ outcome: 'wrong-state' });
    const silent = vi.fn<Scan>(() => Promise.resolve({ kind: 'unknown', why: 'The scanner did not answer in time.' }));
    await scanWith(silent);
    expect(silent).toHaveBeenCalled();
    const { json } = await open(where);
    expect((json as { message: string }).message).toContain('The scanner did not answer in time.');
    await scanWith(() => Promise.resolve({ kind: 'clean' }));
    expect((await open(where)).status).toBe(200);
  });

  it('an infected file is kept, never opened and not scanned again', async () => {
    const where = await upload(await picture('png'));
    await scanWith(() => Promise.resolve({ kind: 'bad', found: 'Win.Trojan.X-1' }));
    await scanWith(() => Promise.resolve({ kind: 'clean' }));
    expect(await open(where)).toMatchObject({
      status: 409,
      json: { message: expect.stringContaining('found Win.Trojan.X-1') as unknown },
    });
  });

  it("a player's file is opened only with the role, a reason, a session and the console's origin", async () => {
    const where = await upload(await picture('png'));
    await scanWith(() => Promise.resolve({ kind: 'clean' }));
    expect((await open(where, 'trader')).status).toBe(403);
    expect(await newestLook()).toMatchObject({ actor: 'trader@linemaker.test', outcome: 'wrong-role' });
    expect((await open(where, 'compliance', 'x')).status).toBe(422);
    expect((await open(where, 'compliance', why, { cookie: '' })).status).toBe(401);
    expect((await open(where, 'compliance', why, { origin: 'http://tsb.localhost' })).status).toBe(403);
    expect((await open({ ...where, fileId: 'nothing-of-the-kind' })).status).toBe(404);
    expect((await ask(server().port, `/console/api/files/${where.playerId}/${where.fileId}?reason=because`)).status).toBe(404);
  });

  it("a player's file is scanned once, even if three processes look for files together", async () => {
    await upload(await picture('png'));
    const { db } = server().app.deps;
    await sql`UPDATE form_files SET scan_due_at = now()`.execute(db);
    const scanFile = vi.fn<Scan>(() => Promise.resolve({ kind: 'clean' }));
    const { length } = await db.selectFrom('form_files').select('id').where('scan', '=', 'waiting').execute();
    const deps = { db, log: createLogger('silent'), scanFile };
    await Promise.all([scanFiles(deps), scanFiles(deps), scanFiles(deps)]);
    expect(scanFile).toHaveBeenCalledTimes(length);
  });
});
