import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { OpenFeature, type Provider } from '@openfeature/web-sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { declarationOf, flagNames } from '#src/shared/flags/declared.ts';
import { ask, type Call } from '#tests/support/http.ts';
import { operation } from '#tests/support/layoutQueries.ts';
import { OperatorClient } from '#tests/support/operatorClient.ts';
import { PlayerClient } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const PATH = '/ofrep/v1/evaluate/flags';
const reason = 'For the test';
type Flag = {
  readonly key: string;
  readonly value: boolean;
  readonly reason: string;
  readonly metadata: { readonly isOverridable: boolean };
};
type Bulk = { readonly flags: readonly Flag[] };

const evaluate = (key = '', { headers = {}, body = '{"context":{}}' }: Call = {}) =>
  ask(server().port, key === '' ? PATH : `${PATH}/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0', ...headers },
    body,
  });
const flagIn = (json: unknown, key: string): Flag | undefined => (json as Bulk).flags.find((flag) => flag.key === key);
const turn = async (flag: string, state: 'on' | 'off') =>
  (await OperatorClient.as(server(), 'approver')).run('switchFlag', { flag, state, reason });

afterEach(() => OpenFeature.clearProviders());

describe('flags over OFREP', () => {
  it('a bulk evaluation returns every declared flag with its value and reason', async () => {
    const { status, json } = await evaluate();
    expect(status).toBe(200);
    expect((json as Bulk).flags.map(({ key }) => key)).toEqual(flagNames);
    for (const { key, value, reason: why } of (json as Bulk).flags)
      expect([value, why], key).toEqual([declarationOf(key as (typeof flagNames)[number]).isOn, 'DEFAULT']);
  });

  it('a bulk evaluation answers 304 until a flag changes', async () => {
    const first = await evaluate();
    const etag = first.headers.etag ?? '';
    expect(await evaluate('', { headers: { 'if-none-match': etag } })).toMatchObject({ status: 304, text: '' });
    await turn('round-robins', 'on');
    const moved = await evaluate('', { headers: { 'if-none-match': etag } });
    expect(moved.status).toBe(200);
    expect(flagIn(moved.json, 'round-robins')).toMatchObject({ value: true, variant: 'on', reason: 'STATIC' });
    await turn('round-robins', 'off');
  });

  it('a single evaluation returns a declared flag, and 404 for an unknown one', async () => {
    expect(await evaluate('referral-program')).toMatchObject({ status: 200, json: { key: 'referral-program', value: true } });
    for (const key of ['playoffs', '__proto__', 'constructor'])
      expect(await evaluate(key)).toMatchObject({ status: 404, json: { errorCode: 'FLAG_NOT_FOUND' } });
  });

  it.each([
    ['cut off', '{"context":', 'PARSE_ERROR'],
    ['a list', '[]', 'INVALID_CONTEXT'],
    ['without an object as context', '{"context":"me"}', 'INVALID_CONTEXT'],
    ['too long', JSON.stringify({ context: { name: 'x'.repeat(20_000) } }), 'PARSE_ERROR'],
  ])('an evaluation with a body that is %s is refused', async (_, body, errorCode) => {
    for (const key of ['', 'search']) expect(await evaluate(key, { body })).toMatchObject({ status: 400, json: { errorCode } });
  });

  it('a bot gets the declared defaults of flags, never what operators switched', async () => {
    await turn('loyalty-card', 'on');
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    expect((await evaluate('', { headers })).json).toMatchObject({ flags: [] });
    expect((await evaluate('loyalty-card', { headers })).json).toEqual({ key: 'loyalty-card', value: false, reason: 'DEFAULT' });
    expect((await evaluate('loyalty-card')).json).toMatchObject({ value: true });
    await turn('loyalty-card', 'off');
  });

  it('outside production a flag is marked as overridable by developers', async () => {
    const { json } = await evaluate();
    expect((json as Bulk).flags.every(({ metadata }) => metadata.isOverridable)).toBe(true);
  });

  it("the console's host does not evaluate flags", async () => {
    expect((await evaluate('', { headers: { host: `console.localhost:${server().port}` } })).status).toBe(404);
  });
});

describe('an OpenFeature client', () => {
  const connect = async () => {
    await OpenFeature.setProviderAndWait(
      new OFREPWebProvider({
        baseUrl: server().origin.replace('localhost', '127.0.0.1'),
        cacheMode: 'disabled',
        changeDetection: 'none',
        headers: [['user-agent', 'Mozilla/5.0']],
      }) as Provider,
    );
    return OpenFeature.getClient();
  };

  it('an OpenFeature client reads a flag and reports an unknown one as not found', async () => {
    const client = await connect();
    expect(client.getBooleanDetails('referral-program', false)).toMatchObject({ value: true, variant: 'on', reason: 'DEFAULT' });
    expect(client.getBooleanDetails('playoffs', true)).toMatchObject({ value: true, errorCode: 'FLAG_NOT_FOUND' });
  });

  it('an OpenFeature client sees what an operator has switched when it asks again', async () => {
    const client = await connect();
    expect(client.getBooleanValue('deposit-mfa', false)).toBe(false);
    await turn('deposit-mfa', 'on');
    await OpenFeature.setContext({ asked: 'again' });
    expect(client.getBooleanDetails('deposit-mfa', false)).toMatchObject({ value: true, reason: 'STATIC' });
    await turn('deposit-mfa', 'off');
  });
});

describe('a flag that the server checks', () => {
  type Frame = { readonly frameLayout: { readonly slots: readonly { readonly id: string }[] } };
  const entries = async (player: PlayerClient) =>
    (await player.run<Frame>(operation('FrameLayout'), { surface: 'account-panel' })).frameLayout.slots.map(
      ({ id }) => id.split('_', 1)[0],
    );

  it('the account menu shows the invitation only while its flag is on', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await entries(player)).toContain('referral');
    await turn('referral-program', 'off');
    expect(await entries(player)).not.toContain('referral');
    await turn('referral-program', 'on');
    expect(await entries(player)).toContain('referral');
  });
});
