import { describe, expect, it } from 'vitest';
import { nearDates } from './nearDates.ts';
import { looseKeys, looseProbes, nameKeys, type KeyKind, type PersonName, probeKeys } from './nameKeys.ts';

const named = (name: string): PersonName => {
  const [firstName = '', lastName = ''] = name.split(', ').toReversed();
  return { firstName, lastName };
};

function shared(one: string, other: string): readonly KeyKind[] {
  const kept = new Set(nameKeys(named(one)).map(({ kind, text }) => `${kind} ${text}`));
  return [
    ...new Set(
      probeKeys(named(other))
        .filter(({ kind, text }) => kept.has(`${kind} ${text}`))
        .map(({ kind }) => kind),
    ),
  ].toSorted();
}

describe('the same name', () => {
  it.each([
    ['Byron, Ada', 'BYRON,  ada '],
    ['Byron, Ada', 'Ada, Byron'],
    ['Müller, Jürgen', 'Muller, Jurgen'],
    ['Żółć, Łukasz', 'Zolc, Lukasz'],
    ['Nguyễn, Đức', 'Nguyen, Duc'],
    ['Byron, Ada', 'Byron Jr., Dr. Ada'],
    ['O’Brien, Ann-Marie', "O'BRIEN, Ann Marie"],
  ])('the names %s and %s share the key of the full name', (one, other) => {
    expect(shared(one, other)).toContain('name');
  });
});

describe('another spelling of a name', () => {
  it.each([
    ['Byron, Margaret', 'Byron, Peggy'],
    ['Byron, Ada', 'Byron, Ada Augusta'],
    ['Müller, Hans', 'Mueller, Hans'],
    ['Чайковский, Пётр', 'Tchaikovsky, Pyotr'],
    ['Chaykovskiy, Petr', 'Tschaikowski, Pjotr'],
    ['王, 伟', 'Wang, Wei'],
    ['Zhang, Wei', 'Wei, Chang'],
    ['Wu, Mei', 'Ng, Mei'],
    ['Van der Berg, Jan', 'Vandenberg, Jan'],
    ['al-Hassan, Omar', 'Hassan, Omar'],
    ['MacDonald, Ian', 'Mc Donald, Ian'],
    ['Schmidt, William', 'Smyth, Bill'],
    ['García López, María', 'Garcia, Maria'],
  ])('the name %s is found by %s', (one, other) => {
    expect(shared(one, other)).not.toEqual([]);
  });
});

describe('the family name of an excluded person', () => {
  const isLikely = (one: string, other: string): boolean => {
    const kept = new Set(looseKeys(named(one)).map(({ text }) => text));
    return looseProbes(named(other)).some(({ text }) => kept.has(text));
  };
  it.each([
    ['Lindqvist, Magdalena', 'Lindkvist, Malin'],
    ['Robertson, Agatha', 'Robertsson, Gatty'],
    ['Hendricks, Cornelia', 'Henricks, Nele'],
    ['Henricks, Nele', 'Hendricks, Cornelia'],
    ['Ou, Ming', 'Au, Meng'],
  ])('the family name of %s resembles that of %s, whatever the given name', (one, other) => expect(isLikely(one, other)).toBe(true));
  it.each([
    ['Lindqvist, Magdalena', 'Romanov, Magdalena'],
    ['Hendricks, Cornelia', 'Hammond, Cornelia'],
    ['Robertson, Agatha', 'Robins, Agatha'],
  ])('the family name of %s does not resemble that of %s', (one, other) => expect(isLikely(one, other)).toBe(false));
});

it('two different names share no key', () => {
  expect(shared('Byron, Ada', 'Lovelace, Grace')).toEqual([]);
  expect(shared('Johnson, Michael', 'Miller, James')).toEqual([]);
});

it('near birth dates differ by one digit or exchange day and month', () => {
  const near = nearDates('1990-12-10');
  expect(near).toEqual(expect.arrayContaining(['1990-12-11', '1990-10-12', '1980-12-10', '1990-11-10']));
  expect(near).not.toContain('1990-12-10');
  expect(near).not.toContain('1990-13-10');
});
