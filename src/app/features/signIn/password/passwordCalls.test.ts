import { describe, expect, it } from 'vitest';
import { createHttpClient } from '#src/platform/http/httpClient.ts';
import { askForReset, takeReset } from './passwordCalls.ts';

const answering = (status: number, body: unknown) => {
  const calls: { readonly path: string; readonly body: unknown }[] = [];
  const http = createHttpClient(
    async (input, init) => {
      const path = input instanceof Request ? input.url : input.toString();
      calls.push({ path, body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : null });
      return new Response(status === 204 ? null : JSON.stringify(body), { status });
    },
    () => true,
  );
  return { http, calls };
};

describe('asking for a new password', () => {
  it('a reset request sends email and client id, and succeeds only with 201', async () => {
    const { http, calls } = answering(201, {});
    expect(await askForReset(http, 'ann@site.test')).toEqual({ ok: true, value: null });
    expect(calls).toEqual([{ path: '/api/password_reset_requests', body: { email: 'ann@site.test', client_id: 'linemaker-web' } }]);
    expect(await askForReset(answering(200, {}).http, 'ann@site.test')).toMatchObject({ ok: false });
  });

  it('a refused reset request returns each message with its field', async () => {
    const errors = { email: [{ message: 'One.' }, { message: 'Two.' }] };
    expect(await askForReset(answering(422, { errors }).http, 'x')).toEqual({
      ok: false,
      refusal: [
        { field: 'email', message: 'One.' },
        { field: 'email', message: 'Two.' },
      ],
    });
  });

  it.each([
    [500, null],
    [422, { errors: { email: 'text' } }],
    [422, 'text'],
  ])('a reset answer of %i without messages returns a general one: %j', async (status, body) => {
    const answer = await askForReset(answering(status, body).http, 'x');
    expect(answer).toMatchObject({ ok: false, refusal: [{ message: expect.stringContaining('try again later') as string }] });
  });
});

it('a new password succeeds only with 204', async () => {
  expect(await takeReset(answering(204, null).http, 't', 'p')).toEqual({ ok: true, value: null });
  expect(await takeReset(answering(201, {}).http, 't', 'p')).toMatchObject({ ok: false });
});
