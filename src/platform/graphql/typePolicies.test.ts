import { gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import { typePolicies } from './typePolicies.ts';

const long = gql`
  query A {
    event {
      id
      odds {
        num
        text
      }
    }
  }
`;
const short = gql`
  query B {
    event {
      id
      odds {
        num
      }
    }
  }
`;
const event = (odds: object) => ({ event: { __typename: 'Event', id: 'e', odds: { __typename: 'Odds', ...odds } } });

function after(first: object, second: object) {
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({ query: long, data: event(first) });
  cache.writeQuery({ query: short, data: event(second) });
  return cache.readQuery({ query: long });
}

test('a smaller equal answer keeps the stored fields', () => {
  expect(after({ num: '1', text: '+100' }, { num: '1' })).toEqual(event({ num: '1', text: '+100' }));
});

test('a changed value drops the stored fields beside it', () => {
  expect(after({ num: '1', text: '+100' }, { num: '2' })).toBeNull();
});

test('cached objects that exist once merge their fields', () => {
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({
    query: gql`
      query A {
        startup {
          regionalMetadata {
            ipAddress
          }
        }
      }
    `,
    data: { startup: { __typename: 'Startup', regionalMetadata: { __typename: 'RegionalMetadata', ipAddress: '::1' } } },
  });
  cache.writeQuery({
    query: gql`
      query B {
        startup {
          regionalMetadata {
            validRegion
          }
        }
      }
    `,
    data: { startup: { __typename: 'Startup', regionalMetadata: { __typename: 'RegionalMetadata', validRegion: true } } },
  });
  expect(
    cache.readQuery({
      query: gql`
        query C {
          startup {
            regionalMetadata {
              ipAddress
              validRegion
            }
          }
        }
      `,
    }),
  ).toMatchObject({ startup: { regionalMetadata: { ipAddress: '::1', validRegion: true } } });
});

test.each([
  [null, { num: '1', text: '+100' }],
  [{ num: '1', text: '+100' }, null],
])('cached odds %j may become %j', (first, second) => {
  const cache = new InMemoryCache({ typePolicies });
  const write = (odds: object | null) =>
    cache.writeQuery({ query: long, data: { event: { __typename: 'Event', id: 'e', odds: odds && { __typename: 'Odds', ...odds } } } });
  write(first);
  write(second);
  expect(cache.readQuery({ query: long })).toMatchObject({ event: { odds: second } });
});

const page = gql`
  query Page {
    slot {
      id
      node {
        ... on ImageShelf {
          id
          url
        }
      }
    }
  }
`;
const playerPart = gql`
  query PlayerPart {
    slot {
      id
      node {
        ... on TaxFormsShelf {
          id
        }
      }
    }
  }
`;
const slot = (node: object | null) => ({ slot: { __typename: 'Slot', id: 's', node } });

test('an answer with only a type name keeps the stored node', () => {
  const image = slot({ __typename: 'ImageShelf', id: 'n', url: '/a.png' });
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({ query: page, data: image });
  cache.writeQuery({ query: playerPart, data: slot({ __typename: 'ImageShelf' }) });
  expect(cache.readQuery({ query: page })).toEqual(image);
});

test('a node of another type, or null, replaces the stored one', () => {
  const cache = new InMemoryCache({ typePolicies });
  cache.writeQuery({ query: page, data: slot({ __typename: 'ImageShelf', id: 'n', url: '/a.png' }) });
  cache.writeQuery({ query: playerPart, data: slot({ __typename: 'TaxFormsShelf', id: 't' }) });
  expect(cache.readQuery({ query: playerPart })).toEqual(slot({ __typename: 'TaxFormsShelf', id: 't' }));
  cache.writeQuery({ query: page, data: slot(null) });
  expect(cache.readQuery({ query: page })).toEqual(slot(null));
});
