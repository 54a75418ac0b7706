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
  it('nobody is told what there is', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "Query") { fields { name } } }']) {
      expect(await ask(false, query)).toContain('"data"');
      expect(await ask(true, query)).toMatch(/introspection/i);
    }
  });

  it('nobody is helped to a name', async () => {
    expect(await ask(false, '{ balanc }')).toContain('Did you mean');
    const told = await ask(true, '{ balanc }');
    expect(told).toContain('errors');
    expect(told).not.toMatch(/did you mean|"balance"/i);
  });

  it('what is known by name is answered', async () => {
    expect(await ask(true, '{ balance }')).toBe('{"data":{"balance":7}}');
  });
});
