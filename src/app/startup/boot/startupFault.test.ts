import { ServerError } from '@apollo/client/errors';
import { expect, test } from 'vitest';
import { maintenanceIn, startupFaultOf } from './startupFault.ts';

const fault = (status: number, bodyText: string, headers: Record<string, string> = {}) =>
  startupFaultOf(new ServerError('x', { response: new Response(null, { status, headers }), bodyText }));
const ON = { 'x-maintenance-mode-enabled': 'true' };
const unreachable = { kind: 'unreachable' };
const room = (more: object) => JSON.stringify({ cfWaitingRoom: { inWaitingRoom: true, ...more } });

test('a 503 answer with maintenance headers is maintenance', () => {
  const all = {
    ...ON,
    'x-maintenance-mode-title': 'T',
    'x-maintenance-mode-message': 'M',
    'x-maintenance-mode-image-url': '/i.svg',
    'x-maintenance-mode-cta-link': '/help',
    'x-maintenance-mode-cta-label': 'L',
    'x-maintenance-mode-refresh-interval-seconds': '45',
  };
  const maintenance = { title: 'T', message: 'M', image: '/i.svg', link: '/help', label: 'L', refreshSeconds: 45 };
  expect(fault(503, '', all)).toEqual({ kind: 'maintenance', maintenance });
});

test.each([
  ['0', null],
  ['-5', null],
  ['soon', null],
  ['', null],
  ['Infinity', null],
  ['1', 1],
])('a refresh interval of %j seconds becomes %s', (header, refreshSeconds) => {
  const headers: Record<string, string> = { ...ON, 'x-maintenance-mode-refresh-interval-seconds': header };
  expect(maintenanceIn((name) => headers[name.toLowerCase()])?.refreshSeconds).toBe(refreshSeconds);
});

test.each([
  ['a fault of the server', fault(500, '')],
  ['the header on an answer that is no fault', fault(404, '', ON)],
  ['a header that says no', fault(503, '', { 'x-maintenance-mode-enabled': 'false' })],
  ['202 without a waiting room', fault(202, '{}')],
  ['202 that is no JSON', fault(202, '<p>')],
  ['a waiting room that is none', fault(202, '{"cfWaitingRoom":true}')],
  ['a network that is gone', startupFaultOf(new TypeError('fetch failed'))],
])('%s counts as a server that cannot be reached', (_, found) => expect(found).toEqual(unreachable));

test.each([
  [room({ refreshIntervalSeconds: 20 }), 20],
  [room({}), null],
  [room({ refreshIntervalSeconds: 0 }), null],
])('a 202 answer with %s is the waiting room', (body, refreshSeconds) =>
  expect(fault(202, body)).toEqual({ kind: 'waiting-room', refreshSeconds, text: null }),
);

test.each([
  ['Two minutes.', 'Two minutes.'],
  ['', null],
  [7, null],
])('the waiting room’s message %j is shown as text', (message, text) =>
  expect(fault(202, JSON.stringify({ message, cfWaitingRoom: {} }))).toEqual({ kind: 'waiting-room', refreshSeconds: null, text }),
);
