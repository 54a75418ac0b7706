import { ApolloLink, gql } from '@apollo/client';
import { execute } from '@apollo/client/link';
import { of } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { watchRefusals } from './watchRefusals.ts';

afterEach(() => document.body.replaceChildren());

function scene(answers: readonly ApolloLink.Result[]) {
  document.body.innerHTML = '<div data-node="a_home"><button>Bet</button></div><button>Elsewhere</button>';
  const [inside, outside] = document.querySelectorAll('button');
  const waiting = [...answers];
  const client = {
    link: new ApolloLink(() => of(waiting.shift() ?? { data: null })),
    setLink: (next: ApolloLink) => {
      client.link = next;
    },
  };
  const refused = vi.fn<(nodeId: string) => void>();
  let now = 0;
  const stop = watchRefusals(client, document.body, refused, () => now);
  const send = (query: string) =>
    execute(client.link, { query: gql(query) }, { client: {} as never }).subscribe({ error: () => undefined });
  return {
    refused,
    stop,
    send,
    client,
    press: () => inside?.click(),
    pressElsewhere: () => outside?.click(),
    pass: (ms: number) => (now += ms),
  };
}
const BET = 'mutation Bet { bet { errors { message } } }';
const refusal: ApolloLink.Result = { data: { bet: { errors: [{ message: 'No' }] } } };

it.each<[string, ApolloLink.Result, number]>([
  ['errors of its own', refusal, 1],
  ['errors of the user', { data: { bet: { userErrors: [{ message: 'No' }] } } }, 1],
  ['an error of the request', { errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT' } }] }, 1],
  ['a fault of the server', { errors: [{ message: 'No', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] }, 0],
  ['no errors', { data: { bet: { errors: [] } } }, 0],
])('an answer with %s after a press is a refusal of it or not', (_what, answer, count) => {
  const { refused, send, press } = scene([answer]);
  press();
  send(BET);
  expect(refused.mock.calls).toEqual(Array.from({ length: count }, () => ['a_home']));
});

it.each<[string, (of: ReturnType<typeof scene>) => void]>([
  ['long after the press', ({ press, pass, send }) => (press(), pass(1_001), send(BET))],
  ['of a press elsewhere since', ({ press, pressElsewhere, send }) => (press(), pressElsewhere(), send(BET))],
  ['of the session', ({ press, send }) => (press(), send('mutation Heartbeat { bet { errors { message } } }'))],
  ['of a query', ({ press, send }) => (press(), send('query Bet { bet { errors { message } } }'))],
  ['after the watch ended', ({ press, stop, send }) => (press(), stop(), send(BET))],
])('a refused request %s counts for no node', (_when, act) => {
  const of_ = scene([refusal]);
  act(of_);
  expect(of_.refused).not.toHaveBeenCalled();
});

it('a press is refused once, also by the request that follows its first one', () => {
  const { refused, send, press, pass } = scene([{ data: { bet: { errors: [] } } }, refusal, refusal]);
  press();
  pass(900);
  send(BET);
  pass(900);
  send(BET);
  send(BET);
  expect(refused).toHaveBeenCalledTimes(1);
});
