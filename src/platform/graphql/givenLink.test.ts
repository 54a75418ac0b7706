import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { type GivenAnswer, givenLink } from './givenLink.ts';

const PAGE = gql`
  query Page($url: String!, $first: Int = 8) {
    page(url: $url, first: $first)
  }
`;
const given: readonly GivenAnswer[] = [{ operationName: 'Page', variables: { url: '/a' }, result: { data: { page: 'given' } } }];

/** What is shown at an address: as it came with the page, or as the network says. */
function asker(isKnown: () => boolean = () => false) {
  const network = new ApolloLink(() => of({ data: { page: 'asked' } }));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([givenLink(given, isKnown), network]) });
  return async (url: string) =>
    (await client.query<{ page: string }>({ query: PAGE, variables: { url }, fetchPolicy: 'no-cache' })).data?.page;
}

describe('an answer that came with the page', () => {
  test('is given to who asks for it, once: the second time is for what has changed since', async () => {
    const ask = asker();
    expect([await ask('/a'), await ask('/a')]).toEqual(['given', 'asked']);
  });

  test('is for what it answers alone', async () => {
    expect(await asker()('/b')).toBe('asked');
  });

  test('is not for a player: it was made for a visitor', async () => {
    let isKnown = true;
    const ask = asker(() => isKnown);
    expect(await ask('/a')).toBe('asked');
    isKnown = false;
    expect(await ask('/a')).toBe('given');
  });
});
