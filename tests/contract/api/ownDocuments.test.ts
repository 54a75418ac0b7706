import { parse, type OperationDefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import documents from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { graphql } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

const operationOf = (text: string): OperationDefinitionNode =>
  parse(text).definitions.find((part) => part.kind === 'OperationDefinition') as OperationDefinitionNode;
const asked = Object.values(documents)
  .map((text) => [operationOf(text).name?.value ?? '', text] as const)
  .filter(([, text]) => operationOf(text).operation !== 'subscription');

describe('the operations of this build', () => {
  // Sends no variables, because the server checks these limits before execution.
  it.each(asked)('%s stays within the limits of depth, tokens, aliases and cost', async (_name, text) => {
    const { errors } = await graphql(server(), text);
    expect(errors.map(({ message }) => message).filter((message) => /exceeded/i.test(message))).toEqual([]);
  });
});

describe('a foreign document', () => {
  it("checklist 55: a foreign document is refused if it is deeper than any of the client's", async () => {
    const deep = `{ event(id: "x") ${nested(30)} }`;
    const { errors } = await graphql(server(), deep);
    expect(errors[0]?.message).toContain('Query depth limit of 20 exceeded');
  });

  it("checklist 55: a document that differs from the client's by one letter gets the limits of free text", async () => {
    const ours = asked.find(([name]) => name === 'PageLayoutPlayer')?.[1] ?? '';
    const { errors } = await graphql(server(), ours.replace('PageLayoutPlayer', 'PageLayoutPlayers'));
    expect(errors[0]?.message).toMatch(/Query Cost limit of 10000 exceeded, found \d+/);
  });
});

/** Returns fields nested `levels` deep. They need not be in the schema, because the server checks the limits first. */
const nested = (levels: number): string => (levels === 0 ? '{ name }' : `{ competition ${nested(levels - 1)} }`);
