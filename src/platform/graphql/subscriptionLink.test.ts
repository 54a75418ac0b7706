import { readFileSync } from 'node:fs';
import { ApolloLink } from '@apollo/client';
import { type ObjectTypeDefinitionNode, parse } from 'graphql';
import { EMPTY } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { Socket } from '../socket/types.ts';
import { subscriptionLink } from './subscriptionLink.ts';

const broken: Socket = {
  subscribe: () => () => undefined,
  state: () => 'down',
  onState: () => () => undefined,
  reconnect: () => undefined,
  dispose: () => undefined,
};

test('only accountBalanceUpdates, betslipUpdates and linkedAccountUpdates may use HTTP', () => {
  const { fields = [] } = parse(readFileSync('server/kinds/generated/schema.graphql', 'utf8')).definitions.find(
    (part) => part.kind === 'ObjectTypeDefinition' && part.name.value === 'Subscription',
  ) as ObjectTypeDefinitionNode;
  const falling = fields
    .map(({ name }) => name.value)
    .filter((field) => {
      const http = vi.fn<() => typeof EMPTY>(() => EMPTY);
      const link = subscriptionLink(broken).concat(new ApolloLink(http));
      ApolloLink.execute(link, { query: parse(`subscription { ${field} }`) }, { client: {} as never })
        .subscribe(() => undefined)
        .unsubscribe();
      return http.mock.calls.length > 0;
    });
  expect(fields.length).toBeGreaterThan(falling.length);
  expect(falling.toSorted()).toEqual(['accountBalanceUpdates', 'betslipUpdates', 'linkedAccountUpdates']);
});
