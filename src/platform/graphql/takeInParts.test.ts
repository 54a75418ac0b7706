import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { describe, expect, test, vi } from 'vitest';
import { takeInParts } from './takeInParts.ts';

const query = gql`
  query PageLayout($url: String!, $first: Int = 8) {
    page(url: $url, first: $first) {
      ...Slots @unmask
    }
  }
  fragment Slots on Page {
    id
    title
    slots {
      ...Frame @unmask
    }
  }
  fragment Frame on Slot {
    id
    label
    node {
      ... on Rail {
        id
        games {
          id
          title
        }
      }
    }
  }
`;
const game = (id: string) => ({ __typename: 'Game', id, title: `Game ${id}` });
const slot = (id: string) => ({ __typename: 'Slot', id, label: null, node: { __typename: 'Rail', id, games: [game('1'), game(id)] } });
const page = { __typename: 'Page', id: 'home', title: 'Home', slots: [slot('a'), slot('b')] };
const variables = { url: '/' };

const client = () => new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty(), dataMasking: true });
const answer = { query, variables, data: { page }, list: 'slots', entries: page.slots };

describe('a long answer', () => {
  test('a long answer written in parts equals one written at once', async () => {
    const [bitByBit, atOnce] = [client(), client()];
    await takeInParts(bitByBit, answer, () => Promise.resolve());
    atOnce.writeQuery({ query, variables, data: { page } });
    expect(bitByBit.extract()).toEqual(atOnce.extract());
    expect(bitByBit.readQuery({ query, variables })).toEqual({ page });
  });

  test('a long answer is readable only once it is complete', async () => {
    const taking = client();
    let pauses = 0;
    await takeInParts(taking, answer, () => {
      pauses += 1;
      expect(taking.readQuery({ query, variables })).toBeNull();
      return Promise.resolve();
    });
    expect(pauses).toBeGreaterThan(page.slots.length);
  });

  test('a long answer is read once, so that later reads are cached', async () => {
    const taken = client();
    await takeInParts(taken, answer, () => Promise.resolve());
    const { cache } = taken;
    if (!(cache instanceof InMemoryCache)) expect.fail('another cache');
    const read = vi.spyOn(cache.policies, 'readField');
    const document = cache.transformDocument(query);
    for (const optimistic of [true, false]) cache.diff({ query: document, variables, returnPartialData: true, optimistic });
    const fields = read.mock.calls.map(([asked]) =>
      typeof asked === 'object' && asked !== null && 'fieldName' in asked ? asked.fieldName : asked,
    );
    expect(fields).toContain('slots');
    expect(fields).not.toContain('games');
  });

  test('a long answer needs a list of the given name', async () => {
    await expect(takeInParts(client(), { ...answer, list: 'rows' }, () => Promise.resolve())).rejects.toThrow('rows');
  });
});
