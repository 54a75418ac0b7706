import { gql } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { regionalSiteIn, parseRegionalSite } from './regionalSite.ts';

const at = { page: 'https://nj.play.example/live', here: '/graphql' };
const PA = { sportsbookUrl: 'https://pa.play.example/graphql', sportsbookWebsocketUrl: 'wss://pa.play.example/graphql' };
const ask = { query: gql('{ account { id } }') };
const answer = (told: object, code = 'UNAUTHORIZED_REGION') => ({ data: null, errors: [{ message: 'no', extensions: { code, ...told } }] });

describe('the regional site', () => {
  it('the regional site is the one in the answer', () => {
    expect(regionalSiteIn(answer(PA), ask, at)).toEqual({ graphql: PA.sportsbookUrl, socket: PA.sportsbookWebsocketUrl });
    expect(regionalSiteIn(answer(PA), ask, { ...at, here: PA.sportsbookUrl }), 'nobody is sent in circles').toBeNull();
    expect(regionalSiteIn(answer(PA, 'UNAUTHENTICATED'), ask, at)).toBeNull();
  });

  it.each([
    ['unencrypted', { ...PA, sportsbookUrl: 'http://pa.play.example/graphql' }],
    ['an unencrypted socket', { ...PA, sportsbookWebsocketUrl: 'ws://pa.play.example/graphql' }],
    ['a script', { ...PA, sportsbookUrl: 'javascript:alert(1)' }],
    ['with a name and password', { ...PA, sportsbookUrl: 'https://a:b@pa.play.example/graphql' }],
    ['no address', { ...PA, sportsbookWebsocketUrl: 'wss://' }],
    ['no text', { ...PA, sportsbookWebsocketUrl: 7 }],
    [
      'unencrypted on another machine',
      { sportsbookUrl: 'http://localhost:4711/graphql', sportsbookWebsocketUrl: 'ws://localhost:4711/graphql' },
    ],
    ['where we are', { sportsbookUrl: '/graphql', sportsbookWebsocketUrl: '/graphql' }],
    ['nowhere', {}],
  ])('an unsafe regional site is ignored: %s', (_, told) => {
    expect(regionalSiteIn(answer(told), ask, at)).toBeNull();
  });

  it('the regional site may be a path of an unencrypted host in development', () => {
    const told = answer({ sportsbookUrl: '/pa/graphql', sportsbookWebsocketUrl: '/pa/graphql' });
    expect(regionalSiteIn(told, ask, { page: 'http://localhost:4000/', here: '/graphql' })).toEqual({
      graphql: 'http://localhost:4000/pa/graphql',
      socket: 'ws://localhost:4000/pa/graphql',
    });
  });

  it('the regional site may be another port of this machine', () => {
    const told = answer({ sportsbookUrl: 'http://pa.localhost:4711/graphql', sportsbookWebsocketUrl: 'ws://pa.localhost:4711/graphql' });
    expect(regionalSiteIn(told, ask, { page: 'http://localhost:4000/', here: '/graphql' })).toEqual({
      graphql: 'http://pa.localhost:4711/graphql',
      socket: 'ws://pa.localhost:4711/graphql',
    });
  });

  it('the regional site is relative to the called address', () => {
    const told = { sportsbookUrl: '/on', sportsbookWebsocketUrl: '/on' };
    expect(parseRegionalSite(told, { ...at, here: PA.sportsbookUrl })).toEqual({
      graphql: 'https://pa.play.example/on',
      socket: 'wss://pa.play.example/on',
    });
    expect(
      parseRegionalSite({ sportsbookUrl: '/graphql', sportsbookWebsocketUrl: '/graphql' }, { ...at, here: PA.sportsbookUrl }),
    ).toBeNull();
  });

  it('a location packet does not move the calls', () => {
    const check = { query: gql('mutation ($p: String!) { geoComplyAuthorizeGeoPacket(geoPacket: $p) { expiresAt } }') };
    expect(regionalSiteIn(answer(PA), check, at)).toBeNull();
  });
});
