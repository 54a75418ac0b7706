import { describe, expect, it, vi } from 'vitest';
import { FakeConsole, PASSWORD, personOf, Refusal } from '#tests/support/console/fakeConsole.ts';
import { draft } from '#tests/support/console/things.ts';
import { createConsoleClient } from './client.ts';

async function opened(role: 'editor' | 'approver' | null = 'editor') {
  const server = new FakeConsole(role);
  const client = createConsoleClient(server.send);
  await client.open();
  return { server, client, state: () => client.session.getState().state };
}
const { email } = personOf('editor');

describe('a page that was loaded again', () => {
  it('a reloaded console finds its operator or shows the login', async () => {
    const { client } = await opened();
    expect(client.session.getState()).toMatchObject({ state: 'open', operator: { id: 'editor' } });
    expect((await opened(null)).state()).toBe('nobody');
  });

  it('a console without its server says so and opens once the server answers', async () => {
    const server = new FakeConsole('editor');
    server.isThere = false;
    const client = createConsoleClient(server.send);
    await client.open();
    expect(client.session.getState()).toMatchObject({ state: 'unreachable', message: /can’t reach/ });
    server.isThere = true;
    await client.open();
    expect(client.session.getState().state).toBe('open');
  });

  it('a console shows the status of a broken server', async () => {
    const client = createConsoleClient(() => Promise.resolve({ status: 502, body: null }));
    await client.open();
    expect(client.session.getState()).toMatchObject({ state: 'unreachable', message: /\(502\)/ });
  });
});

describe('logging in', () => {
  it('a login opens a session, and a wrong password is refused', async () => {
    const { client, state } = await opened(null);
    expect(await client.logIn(email, 'wrong')).toMatchObject({ ok: false, refusal: { code: 'wrong-password' } });
    expect(state()).toBe('nobody');
    expect(await client.logIn(email, PASSWORD)).toEqual({ ok: true, value: null });
    expect([state(), client.session.getState()]).toMatchObject(['open', { operator: { id: 'editor' } }]);
  });

  it('a login without the server says so', async () => {
    const { server, client } = await opened(null);
    server.isThere = false;
    expect(await client.logIn(email, PASSWORD)).toMatchObject({ ok: false, refusal: { code: 'offline' } });
  });

  it('a logout clears the cache and refuses further operations', async () => {
    const { client, server, state } = await opened();
    client.answers.keep('a', 1);
    await client.logOut();
    expect([state(), client.answers.kept('a'), server.operator]).toEqual(['nobody', undefined, null]);
    expect(await client.run('listDrafts', {})).toMatchObject({ ok: false, refusal: { code: 'not-logged-in' } });
  });
});

describe('logging out', () => {
  it('a logout with an outdated token fetches the new one and logs out', async () => {
    const { server, client, state } = await opened();
    server.csrfToken = 'of-the-other-tab';
    expect(await client.logOut()).toEqual({ ok: true, value: null });
    expect([state(), server.operator]).toEqual(['nobody', null]);
  });

  it('a logout without the server keeps the session and says so', async () => {
    const { server, client, state } = await opened();
    client.answers.keep('a', 1);
    server.isThere = false;
    expect(await client.logOut()).toMatchObject({ ok: false, refusal: { code: 'offline' } });
    expect([state(), client.answers.kept('a'), server.operator?.id]).toEqual(['open', 1, 'editor']);
  });

  it.each([
    [403, { error: 'foreign-page', message: 'No.', details: {} }, 'foreign-page'],
    [500, null, 'fault'],
  ])('a logout refused with %i keeps the session', async (status, body, code) => {
    const server = new FakeConsole('editor');
    const client = createConsoleClient((call) => (call.path === 'logout' ? Promise.resolve({ status, body }) : server.send(call)));
    await client.open();
    expect(await client.logOut()).toMatchObject({ ok: false, refusal: { code } });
    expect(client.session.getState().state).toBe('open');
  });

  it('a logout of an ended session succeeds', async () => {
    const { server, client, state } = await opened();
    server.operator = null;
    expect((await client.logOut()).ok).toBe(true);
    expect(state()).toBe('nobody');
  });

  it('a logout does not end the session of another operator from another tab', async () => {
    const { server, client } = await opened();
    server.operator = personOf('approver');
    server.csrfToken = 'of-the-other-tab';
    await client.logOut();
    expect(client.session.getState()).toMatchObject({ state: 'open', operator: { id: 'approver' } });
    expect(server.operator.id).toBe('approver');
  });
});

describe('an operation', () => {
  it('an operation returns its answer, or the refusal with its code and details', async () => {
    const { server, client } = await opened();
    server.on('listDrafts', () => ({ drafts: [draft()] }));
    server.on('saveDraft', () => {
      throw new Refusal('stale', 'Somebody was faster.', { version: 4 });
    });
    expect(await client.run('listDrafts', {})).toMatchObject({ ok: true, value: { drafts: [{ id: 'draft-1' }] } });
    expect(await client.run('saveDraft', { draftId: 'draft-1', version: 3, document: {} })).toEqual({
      ok: false,
      refusal: { code: 'stale', message: 'Somebody was faster.', details: { version: 4 } },
    });
  });

  it('only an operation that changed something makes every screen ask again', async () => {
    const { server, client } = await opened();
    const heard = vi.fn();
    client.answers.changes.subscribe(heard);
    await client.run('listDrafts', {});
    server.on('discardDraft', () => {
      throw new Refusal('not-yours', 'No.');
    });
    await client.run('discardDraft', { draftId: 'draft-1' });
    expect(heard).not.toHaveBeenCalled();
    server.on('discardDraft', () => draft({ state: 'discarded' }));
    await client.run('discardDraft', { draftId: 'draft-1' });
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each(['stale', 'base-moved', 'wrong-state', 'not-found', 'not-approved'] as const)(
    'an operation refused as outdated (%s) makes every screen ask again',
    async (code) => {
      const { server, client } = await opened();
      const heard = vi.fn();
      client.answers.changes.subscribe(heard);
      server.on('discardDraft', () => {
        throw new Refusal(code, 'Not as you see it.');
      });
      await client.run('discardDraft', { draftId: 'draft-1' });
      expect(heard).toHaveBeenCalledOnce();
    },
  );

  it('a change with a lost answer makes every screen ask again, and a lost read does not', async () => {
    const { server, client } = await opened();
    const heard = vi.fn();
    client.answers.changes.subscribe(heard);
    server.isThere = false;
    await client.run('discardDraft', { draftId: 'draft-1' });
    expect(heard).toHaveBeenCalledOnce();
    await client.run('listDrafts', {});
    server.isThere = true;
    server.on('readDraft', () => {
      throw new Refusal('not-found', 'This draft does not exist.');
    });
    await client.run('readDraft', { draftId: 'draft-1' });
    expect(heard).toHaveBeenCalledOnce();
  });

  it.each(['stale', 'offline'] as const)('saving a draft refreshes only answers about drafts, also when it ends as %s', async (code) => {
    const { server, client } = await opened();
    const { changesOf } = client.answers;
    const before = changesOf('readDraft');
    server.on('saveDraft', () => {
      throw new Refusal('stale', 'Somebody was faster.');
    });
    server.isThere = code !== 'offline';
    const answer = await client.run('saveDraft', { draftId: 'draft-1', version: 3, document: {} });
    expect(answer).toMatchObject({ ok: false, refusal: { code } });
    expect(changesOf('readDraft')).toBe(before + 1);
    expect(['describeHouse', 'listKinds', 'previewAddresses'].map(changesOf)).toEqual([0, 0, 0]);
  });

  it('identical reads at the same time are sent once, and a later one is sent again', async () => {
    const { server, client } = await opened();
    const both = await Promise.all([
      client.run('listDrafts', {}),
      client.run('listDrafts', {}),
      client.run('listDrafts', { surface: 'home' }),
    ]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(server.inputsOf('listDrafts')).toEqual([{}, { surface: 'home' }]);
    await client.run('listDrafts', {});
    expect(server.inputsOf('listDrafts')).toHaveLength(3);
  });

  it('operations that change something are never shared', async () => {
    const { server, client } = await opened();
    server.on('discardDraft', () => draft({ state: 'discarded' }));
    await Promise.all([client.run('discardDraft', { draftId: 'draft-1' }), client.run('discardDraft', { draftId: 'draft-1' })]);
    expect(server.inputsOf('discardDraft')).toHaveLength(2);
  });

  it('an operation with a lost answer says whether the change may have been made', async () => {
    const { server, client } = await opened();
    server.isThere = false;
    expect(await client.run('listDrafts', {})).toMatchObject({ refusal: { code: 'offline', message: /try again/ } });
    expect(await client.run('discardDraft', { draftId: 'draft-1' })).toMatchObject({ refusal: { message: /whether the change was made/ } });
  });

  it('an operation that fails on the server shows the request’s number', async () => {
    const client = createConsoleClient(({ path }) =>
      Promise.resolve(
        path === 'session'
          ? { status: 200, body: { operator: personOf('editor'), csrfToken: 'a' } }
          : { status: 500, body: { error: 'fault', message: 'Something', details: { correlationId: 'abc-1' } } },
      ),
    );
    await client.open();
    expect(await client.run('listDrafts', {})).toMatchObject({ refusal: { code: 'fault', message: /abc-1/ } });
  });
});

describe('a session that ends during work', () => {
  it('an operation waits for the same operator to log in again and runs once', async () => {
    const { server, client, state } = await opened();
    server.on('discardDraft', () => draft({ state: 'discarded' }));
    server.operator = null;
    const [one, other] = [client.run('discardDraft', { draftId: 'draft-1' }), client.run('listDrafts', {})];
    await vi.waitFor(() => expect(state()).toBe('ended'));
    expect(await client.logIn(email, 'wrong')).toMatchObject({ ok: false });
    expect(state()).toBe('ended');
    await client.logIn(email, PASSWORD);
    expect([await one, await other]).toMatchObject([{ ok: true }, { ok: true }]);
    expect(server.inputsOf('discardDraft')).toHaveLength(1);
  });

  it('a waiting operation is refused if another operator logs in', async () => {
    const { server, client, state } = await opened();
    server.on('discardDraft', () => draft());
    server.operator = null;
    const begun = client.run('discardDraft', { draftId: 'draft-1' });
    await vi.waitFor(() => expect(state()).toBe('ended'));
    await client.logIn(personOf('approver').email, PASSWORD);
    expect(await begun).toMatchObject({ ok: false, refusal: { code: 'not-logged-in' } });
    expect(server.inputsOf('discardDraft')).toEqual([]);
  });

  it('a waiting operation is refused when the operator logs out', async () => {
    const { server, client, state } = await opened();
    server.operator = null;
    const begun = client.run('listDrafts', {});
    await vi.waitFor(() => expect(state()).toBe('ended'));
    await client.logOut();
    expect(await begun).toMatchObject({ ok: false, refusal: { code: 'not-logged-in' } });
    expect(state()).toBe('nobody');
  });

  it('an operation started after the session’s end waits too', async () => {
    const { server, client, state } = await opened();
    server.operator = null;
    const first = client.run('listDrafts', {});
    await vi.waitFor(() => expect(state()).toBe('ended'));
    const second = client.run('listDrafts', {});
    await client.logIn(email, PASSWORD);
    expect([(await first).ok, (await second).ok]).toEqual([true, true]);
  });
});

describe('a login in another tab', () => {
  it('a login in another tab by the same operator renews the token and repeats the call', async () => {
    const { server, client } = await opened();
    server.csrfToken = 'of-the-other-tab';
    expect(await client.run('listDrafts', {})).toMatchObject({ ok: true });
  });

  it('a login in another tab by another operator takes over the page, and the call is not made', async () => {
    const { server, client } = await opened();
    server.operator = personOf('approver');
    server.csrfToken = 'of-the-other-tab';
    expect(await client.run('listDrafts', {})).toMatchObject({ ok: false, refusal: { code: 'not-logged-in' } });
    expect(client.session.getState()).toMatchObject({ state: 'open', operator: { id: 'approver' } });
    expect(server.ran).toEqual([]);
  });

  it('a call refused as foreign with the right token stays refused', async () => {
    const client = createConsoleClient(({ path }) =>
      Promise.resolve(
        path === 'session'
          ? { status: 200, body: { operator: personOf('editor'), csrfToken: 'a' } }
          : { status: 403, body: { error: 'foreign-page', message: 'No.', details: {} } },
      ),
    );
    await client.open();
    expect(await client.run('listDrafts', {})).toMatchObject({ ok: false, refusal: { code: 'foreign-page' } });
  });
});
