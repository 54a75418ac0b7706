import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayIn, isCalendarDay } from './calendarDay.ts';
import { countryFormOf, countryForms, phoneOf } from './countryForms.ts';
import { ageLimitOf, ageOn, type SignUpFields, signUpProblems } from './signUp.ts';

const fields: SignUpFields = {
  firstName: 'Ada',
  lastName: 'Byron-Müller',
  email: 'ada@example.com',
  password: 'tall giraffe 9',
  birthDate: '2000-02-29',
  region: 'US-NJ',
  addressLine: '12 Market Street',
  city: 'Newark',
  postalCode: '07102',
  phone: '(201) 555-0123',
  taxDigits: '0123',
  hasAcceptedTerms: true,
};
const world = { today: '2026-11-22', regions: ['US-NJ', 'US-PA', 'CA-ON'] };
const problems = (change: Partial<SignUpFields>, today = world.today) => signUpProblems({ ...fields, ...change }, { ...world, today });

describe('a sign-up', () => {
  test('a complete sign-up has no problem, and an empty one has one per field', () => {
    expect(problems({})).toEqual({});
    const empty = {
      ...{ firstName: ' ', lastName: '', email: '', password: '', birthDate: '', region: '', addressLine: ' ', city: '' },
      ...{ postalCode: '', phone: '', taxDigits: '', hasAcceptedTerms: false },
    };
    expect(problems(empty)).toEqual({
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      email: 'Please enter your email',
      password: 'Use 8 characters or more',
      birthDate: 'Please enter your date of birth',
      region: 'Please choose where you live',
      addressLine: 'Please enter your street address',
      city: 'Please enter your city',
      postalCode: 'Please enter your postal code',
      phone: 'Please enter a phone number with its area code',
      hasAcceptedTerms: 'Please accept the terms of use',
    });
  });

  test.each<[Partial<SignUpFields>, string]>([
    [{ firstName: '<b>Ada' }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ email: 'ada@' }, 'email'],
    [{ password: 'x'.repeat(129) }, 'password'],
    [{ birthDate: '2001-02-29' }, 'birthDate'],
    [{ birthDate: '1899-01-01' }, 'birthDate'],
    [{ birthDate: '2030-01-01' }, 'birthDate'],
    [{ birthDate: 'yesterday' }, 'birthDate'],
    [{ region: 'US-NV' }, 'region'],
    [{ addressLine: '<script>' }, 'addressLine'],
    [{ city: 'x'.repeat(121) }, 'city'],
    [{ taxDigits: '', region: 'US-PA' }, 'taxDigits'],
    [{ taxDigits: ' ' }, 'taxDigits'],
    [{ taxDigits: '12345' }, 'taxDigits'],
    [{ taxDigits: '１２３４' }, 'taxDigits'],
  ])('the sign-up with %j is refused only at %s', (change, field) => {
    expect(Object.keys(problems(change))).toEqual([field]);
  });
});

describe('a postal code', () => {
  test.each([
    ['US-NJ', '07102', true],
    ['US-NJ', '07102-1234', true],
    ['US-NJ', ' 07102 ', true],
    ['US-NJ', '7102', false],
    ['US-NJ', 'M5H 2N2', false],
    ['CA-ON', 'M5H 2N2', true],
    ['CA-ON', 'm5h2n2', true],
    ['CA-ON', 'D5H 2N2', false],
    ['CA-ON', 'M5O 2N2', false],
    ['CA-ON', '07102', false],
  ])('in %s the postal code %j is valid: %s', (region, postalCode, isRight) => {
    expect('postalCode' in problems({ region, postalCode })).toBe(!isRight);
  });

  test('a Canadian postal code is written in capitals with one space', () => {
    expect(['m5h2n2', 'M5H 2N2'].map(countryForms.CA.postalCode.write)).toEqual(['M5H 2N2', 'M5H 2N2']);
  });
});

describe('a phone number', () => {
  test.each([
    ['(201) 555-0123', '+12015550123'],
    ['+1 416 555 0123', '+14165550123'],
    ['1.416.555.0123', '+14165550123'],
    ['201 555 012', null],
    ['+44 20 7946 0958', null],
    ['101 555 0123', null],
    ['201 155 0123', null],
    ['call me', null],
    ['', null],
  ])('the phone number %j is stored as %j', (typed, phone) => {
    expect(phoneOf(typed)).toBe(phone);
  });
});

test('the tax number is optional in New Jersey and says so', () => {
  expect(problems({ taxDigits: '' })).toEqual({});
  expect([countryFormOf('US-NJ')?.taxNumber?.label, countryFormOf('US-PA')?.taxNumber?.label]).toEqual([
    'Last 4 digits of your Social Security number (optional)',
    'Last 4 digits of your Social Security number',
  ]);
});

test('no tax number is asked in Canada', () => {
  expect(problems({ region: 'CA-ON', postalCode: 'M5H 2N2', taxDigits: '' })).toEqual({});
});

describe('age', () => {
  test.each([
    ['US-NJ', '2005-11-22', true],
    ['US-NJ', '2005-11-23', false],
    ['CA-ON', '2007-11-22', true],
    ['CA-ON', '2007-11-23', false],
  ])('in %s a birth date of %s is old enough: %s', (region, birthDate, isOld) => {
    expect('birthDate' in problems({ region, birthDate })).toBe(!isOld);
  });

  test('a birthday on a leap day counts on the first of March in other years', () => {
    expect([ageOn('2004-02-29', '2025-02-28'), ageOn('2004-02-29', '2025-03-01'), ageOn('2004-02-29', '2024-02-29')]).toEqual([20, 21, 20]);
  });

  test('the age limit is known only for served countries', () => {
    expect([ageLimitOf('FR'), ageLimitOf('toString'), ageLimitOf('US')]).toEqual([null, null, 21]);
  });
});

describe('a day', () => {
  test('a calendar day is valid, and other texts are not', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('9999-12-31') }), (date) =>
        isCalendarDay(date.toISOString().slice(0, 10)),
      ),
    );
    for (const text of ['', '2026-13-01', '2026-00-10', '2026-04-31', '26-04-30', '2026-4-3', '2026-04-30T00:00'])
      expect(isCalendarDay(text)).toBe(false);
  });

  test('a day is that of its time zone, also at clock changes', () => {
    expect(dayIn(new Date('2026-11-22T04:59:00Z'), 'America/New_York')).toBe('2026-11-21');
    expect(dayIn(new Date('2026-11-22T05:00:00Z'), 'America/New_York')).toBe('2026-11-22');
    expect(dayIn(new Date('2026-11-22T05:00:00Z'), 'Etc/UTC')).toBe('2026-11-22');
    expect(dayIn(new Date('2026-11-01T05:30:00Z'), 'America/New_York')).toBe('2026-11-01');
  });
});
