import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import type { Bind } from './binding.ts';
import type { LayoutReport } from '../report.ts';
import { isSourceName, sources, type SourceName } from './index.ts';
import { argumentsOf, createSourceRunner } from './runner.ts';

const catalogue = tinyCatalogue();
const names = Object.keys(sources) as SourceName[];
const NAMES_OF_ARGUMENTS = ['first', 'sport', 'columns', 'competitionId', 'eventId', 'gameId', 'category', 'tag', 'sectionId', '__proto__'];
const word = fc.oneof(
  fc.string(),
  fc.constantFrom('nfl', 'nfl-1', 'slots', 'jackpot', 'open', '../x', '__proto__', 'constructor', '%00', 'x'.repeat(200)),
);
const args = fc.dictionary(fc.constantFrom(...NAMES_OF_ARGUMENTS), fc.oneof(word, fc.integer(), fc.boolean()), { maxKeys: 4 });
const sized = (found: unknown): number => (Array.isArray(found) ? found.length : 0);

function open() {
  const told: LayoutReport[] = [];
  return { told, runner: createSourceRunner({ catalogue, now: () => new Date(0), report: (entry) => void told.push(entry) }) };
}

describe('any bind of a document', () => {
  it('any bind is answered with data or null, and a refused one is reported by its source', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...names), word), args, fc.option(word), async (source, given, playerId) => {
        const { runner, told } = open();
        const item = isSourceName(source) ? sources[source].item : 'events';
        const found = await runner.load({ source, args: given }, item, {}, { playerId });
        if (told.length > 0) expect(told).toEqual([{ reason: 'SOURCE_FAILED', source, message: expect.any(String) as string }]);
        if (isSourceName(source)) {
          expect(sized(found)).toBeLessThanOrEqual(sources[source].limit);
          if (sources[source].check(given).length > 0 && (sources[source].scope === 'PUBLIC' || playerId !== null))
            expect(found).toBeNull();
        } else expect(found).toBeNull();
      }),
    );
  });

  it('a valid bind never fails, and gives the same answer again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('football', 'soccer', 'hockey', 'nothing'),
        async (first, sport) => {
          const { runner, told } = open();
          const ask = (source: string, given: object) => runner.load({ source, args: given } as Bind, 'events', {}, { playerId: null });
          const ofSport = await ask('eventsOfSport', { sport, first });
          const live = (await ask('liveEvents', { first, sport })) ?? [];
          expect(ofSport?.length).toBeLessThanOrEqual(first);
          expect(ofSport?.every((event) => event.sportId === sport)).toBe(true);
          expect(live.every(({ status, sportId }) => status === 'IN_PLAY' && sportId === sport)).toBe(true);
          expect(await ask('eventsOfSport', { sport, first })).toBe(ofSport);
          expect(told).toEqual([]);
        },
      ),
    );
  });
});

describe('arguments', () => {
  it('arguments come from the route’s own parameters in a fixed order', () => {
    fc.assert(
      fc.property(fc.dictionary(word, word), args, (params, given) => {
        const names = Object.keys(given);
        const bind = { source: 'x', args: Object.fromEntries(names.map((name) => [name, { $param: name }])) } as Bind;
        const found = argumentsOf(bind, params);
        for (const name of names) expect(found[name]).toBe(Object.hasOwn(params, name) ? params[name] : undefined);
        const reversed = { source: 'x', args: Object.fromEntries(Object.entries(bind.args).toReversed()) };
        expect(JSON.stringify(argumentsOf(reversed, params))).toBe(JSON.stringify(found));
      }),
    );
  });

  it.each(['constructor', '__proto__', 'toString', '', 'secrets'])('the value %j is no live source', (name) => {
    expect(isSourceName(name)).toBe(false);
  });
});
