import { serverAudits } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('GraphQL over HTTP, as graphql-http audits it', () => {
  const audits = serverAudits({ url: () => `${server().origin}/graphql`, fetchFn: fetch });

  it('has 61 audits', () => {
    expect(audits).toHaveLength(61);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result, 'reason' in result ? result.reason : undefined).toMatchObject({ status: 'ok' });
  });
});
