import { createSchema, createYoga } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { documentLimits } from './limits.ts';

const schema = createSchema({ typeDefs: 'type Query { balance: Int }', resolvers: { Query: { balance: () => 7 } } });
const ask = async (isProduction: boolean, query: string): Promise<string> => {
  const yoga = createYoga({ schema, logging: false, plugins: documentLimits(isProduction, () => false) });
  const answer = await yoga.fetch('http://players.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return answer.text();
};

describe('checklist 55: in production', () => {
  it('production refuses schema introspection', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { fields { name } } }']) {
      expect(await ask(false, query)).toContain('"data"');
      expect(await ask(true, query)).toMatch(/introspection/i);
    }
  });

  it('production suggests no field names in an error', async () => {
    expect(await ask(false, '{ balanc }')).toContain('Did you mean');
    const told = await ask(true, '{ balanc }');
    expect(told).toContain('errors');
    expect(told).not.toMatch(/did you mean|"balance"/i);
  });

  it('production answers a known query', async () => {
    expect(await ask(true, '{ balance }')).toBe('{"data":{"balance":7}}');
  });
});
