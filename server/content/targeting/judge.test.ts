import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarationOf, flagNames } from '#src/shared/flags/declared.ts';
import { player, visitor } from '#tests/support/layouts.ts';
import { createJudge } from './judge.ts';
import type { FlagRule, FlagRules } from './rules.ts';

const nothing = new Map<string, boolean>();
const rules: FlagRules = {
  'loyalty-card': [
    { isOn: false, when: { regions: ['US-PA'] } },
    { isOn: true, when: { regions: ['US'], login: 'player' } },
  ],
  'referral-program': [{ isOn: false, why: 'Not in this country', when: { regions: ['CA'] } }],
};
const inRegion = (region: string) => ({ ...player, region });

describe('a flag', () => {
  it('a flag without a rule or switch has its declared value', () => {
    const judge = createJudge({}, nothing);
    for (const name of flagNames) expect(judge.of(name, visitor)).toEqual({ isOn: declarationOf(name).isOn, by: 'declaration' });
  });

  it('a flag is decided by the first rule that holds', () => {
    const judge = createJudge(rules, nothing);
    expect(judge.of('loyalty-card', inRegion('US-PA'))).toEqual({ isOn: false, by: 'rule' });
    expect(judge.of('loyalty-card', inRegion('US-NJ'))).toEqual({ isOn: true, by: 'rule' });
    expect(judge.of('loyalty-card', visitor), 'a visitor').toEqual({ isOn: false, by: 'declaration' });
    expect(judge.of('referral-program', inRegion('CA-ON'))).toEqual({ isOn: false, by: 'rule' });
  });

  it('an operator’s switch overrides the rules and declaration of a flag', () => {
    const judge = createJudge(
      rules,
      new Map([
        ['loyalty-card', true],
        ['referral-program', false],
      ]),
    );
    for (const whom of [visitor, inRegion('US-PA'), inRegion('US-NJ')]) {
      expect(judge.of('loyalty-card', whom)).toEqual({ isOn: true, by: 'operator' });
      expect(judge.of('referral-program', whom)).toEqual({ isOn: false, by: 'operator' });
    }
  });

  it('an undeclared flag is unknown until an operator has switched it', () => {
    expect(createJudge(rules, nothing).of('playoffs', visitor)).toBeNull();
    expect(createJudge(rules, new Map([['playoffs', true]])).of('playoffs', visitor)).toEqual({ isOn: true, by: 'operator' });
    expect(createJudge({}, nothing).of('constructor', visitor)).toBeNull();
  });

  it('a flag named like a property of every object stays unknown', () => {
    const forged = JSON.parse('{"__proto__":[{"isOn":true}],"toString":[{"isOn":true}]}') as FlagRules;
    for (const name of ['__proto__', 'toString']) expect(createJudge(forged, nothing).of(name, visitor)).toBeNull();
  });
});

describe('the flags that are on', () => {
  const audiences = fc.record({
    brand: fc.constantFrom('one', 'two'),
    region: fc.constantFrom('US-PA', 'US-NJ', 'CA-ON'),
    isLoggedIn: fc.boolean(),
    device: fc.constantFrom('DESKTOP', 'MOBILE', 'TABLET'),
    capabilities: fc.constant(null),
  });
  const names = fc.constantFrom(...flagNames);
  const whens: readonly NonNullable<FlagRule['when']>[] = [{ regions: ['US'] }, { login: 'player' }, { devices: ['MOBILE'] }];
  const someRules = fc.dictionary(
    names,
    fc.array(
      fc.record({
        isOn: fc.boolean(),
        when: fc.constantFrom(...whens),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  );
  const switched = fc.dictionary(fc.oneof(names, fc.constant('playoffs')), fc.boolean()).map((said) => new Map(Object.entries(said)));

  it('the set of flags that are on matches the judgement of each flag', () => {
    fc.assert(
      fc.property(someRules, switched, audiences, (given, said, whom) => {
        const judge = createJudge(given, said);
        const oneByOne = [...flagNames, 'playoffs'].filter((name) => judge.of(name, whom)?.isOn === true);
        expect([...judge.on(whom)].toSorted()).toEqual(oneByOne.toSorted());
      }),
    );
  });

  it('all audiences share one set of flags while no rule differs', () => {
    const judge = createJudge({}, nothing);
    expect(judge.on(visitor)).toBe(judge.on(inRegion('CA-ON')));
  });
});
