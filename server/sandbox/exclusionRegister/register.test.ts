import { describe, expect, it } from 'vitest';
import { nameOf, registeredPeople } from './people.ts';
import { changesAfter, createLookUp, type RegisterState, usualRegister, withChange } from './state.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const ada = { firstName: 'Ada', lastName: 'Quill', birthDate: '1984-03-17' };
const asked = { ...ada, region: 'US-NJ', taxDigits: null };
const lookUp = createLookUp();
const listed = (more: object = {}): RegisterState => {
  const change = { person: ada, until: null, regions: null, taxDigits: null, isListed: true, ...more };
  return withChange(usualRegister, change, () => 'epoch') ?? usualRegister;
};

describe('the sandbox’s register', () => {
  it('the sandbox’s register has the same ten thousand people at every start', () => {
    const people = registeredPeople();
    expect(people).toHaveLength(10_000);
    expect(registeredPeople()).toEqual(people);
    expect(new Set(people.map(({ person }) => nameOf(person))).size).toBeGreaterThan(9_990);
  });

  it('the sandbox’s register finds people in any order and spelling marks of names', () => {
    const [first] = registeredPeople();
    if (!first) throw new Error('Nobody is listed');
    const { firstName, lastName, birthDate } = first.person;
    const turned = {
      firstName: lastName.toUpperCase(),
      lastName: firstName.replace('o', 'ó'),
      birthDate,
      region: 'US-NJ',
      taxDigits: null,
    };
    expect(lookUp(usualRegister, turned, now)).not.toBeNull();
    expect(lookUp(usualRegister, asked, now)).toBeNull();
  });

  it.each([
    ['for good and everywhere', {}, {}, true],
    ['with the same tax digits', { taxDigits: '1234' }, { taxDigits: '1234' }, true],
    ['with other tax digits', { taxDigits: '1234' }, { taxDigits: '4321' }, false],
    ['of another region, which the answer names', { regions: ['US-PA'] }, {}, true],
    ['that has ended', { until: '2026-11-21T11:59:59.000Z' }, {}, false],
    ['that was taken off', { isListed: false }, {}, false],
  ])('the sandbox’s register finds a person listed %s only if the listing holds', (_name, change, question, isListed) => {
    expect(lookUp(listed(change), { ...asked, ...question }, now) !== null).toBe(isListed);
  });

  it('the sandbox’s register sends its changes after a cursor, and all for an unknown cursor', () => {
    const state = listed();
    expect(changesAfter(state, null)).toEqual({ cursor: 'epoch/1', people: [ada], hasMore: false });
    expect(changesAfter(state, 'epoch/1')).toEqual({ cursor: 'epoch/1', people: [], hasMore: false });
    expect(changesAfter(state, 'before/7').people).toEqual([ada]);
  });
});
