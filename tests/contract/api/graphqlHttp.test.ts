import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { ask } from '#tests/support/http.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('GraphQL over HTTP, as graphql-http audits it', () => {
  const audits = serverAudits({ url: () => `${server().origin}/graphql`, fetchFn: fetch });

  it('checklist 70: graphql-http has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
    'checklist 70: the server passes graphql-http audit %s %s',
    async (_id, _name, audit) => {
      const result = await audit.fn();
      expect(result, 'reason' in result ? result.reason : undefined).toMatchObject({ status: 'ok' });
    },
  );
});

describe('compression of GraphQL responses', () => {
  const LARGE = '{ __schema { types { name description fields { name description } } } }';
  const answerTo = (query: string, encoding: string) =>
    ask(server().port, '/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'accept-encoding': encoding },
      body: JSON.stringify({ query }),
    });

  it('a large GraphQL response is compressed and decompresses to the same text', async () => {
    const url = `${server().origin}/graphql?query=${encodeURIComponent(LARGE)}`;
    const bytesOf = async (encoding: string) => {
      const answer = await fetch(url, { headers: { accept: 'application/json', 'accept-encoding': encoding } });
      return { answer, text: await answer.text() };
    };
    const plain = await answerTo(LARGE, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const { answer, text } = await bytesOf(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(plain.text.length / 4);
      expect(JSON.parse(text)).toEqual(plain.json);
    }
  });

  it('a GraphQL response is not compressed if small or if the client accepts no known encoding', async () => {
    expect((await answerTo('{ __typename }', 'br, gzip')).headers['content-encoding']).toBeUndefined();
    expect((await answerTo(LARGE, 'br;q=0, zstd')).headers['content-encoding']).toBeUndefined();
  });
});

describe('a body that is not JSON', () => {
  it("a body that is not JSON is refused with a correlation id and without the parser's message", async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(server().port, '/graphql', { method: 'POST', headers, body: '{"secret' });
    expect(answer).toMatchObject({
      status: 400,
      json: { errors: [{ extensions: { code: 'BAD_REQUEST', correlationId: expect.any(String) } }] },
    });
    expect(answer.text).not.toMatch(/SyntaxError|secret|position/);
  });
});
