import { expect, it } from 'vitest';
import { bindData, NO_DATA } from './bind.ts';
import type { SourceRunner } from './sources/binding.ts';

function scene(): { readonly runner: SourceRunner; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const runner: SourceRunner = {
    load: (bind, item, params, viewer) => {
      asked.push([bind.source, item, params['eventId'], viewer.playerId].join(' '));
      return null;
    },
  };
  return { runner, asked };
}
const binds = { event: { source: 'eventById', args: { eventId: { $param: 'eventId' } } } };

it('a source is loaded once per node, for its route and viewer', () => {
  const { runner, asked } = scene();
  const data = bindData(binds, { eventId: 'e1' }, { playerId: 'p1' }, runner);
  expect(asked).toEqual([]);
  expect([data.load('event', 'event'), data.load('event', 'event')]).toEqual([null, null]);
  expect(asked).toEqual(['eventById event e1 p1']);
});

it.each(['nothing', 'constructor', '__proto__'])('a node loads nothing for %s if nothing is bound there', (name) => {
  const { runner, asked } = scene();
  expect(bindData(binds, {}, { playerId: null }, runner).load(name, 'event')).toBeNull();
  expect(asked).toEqual([]);
});

it('a receipt line has no live data', () => {
  expect(NO_DATA.load('event', 'event')).toBeNull();
});
