import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

describe('checklist 12: common passwords', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd2026',
    'p a s s w o r d',
    '12345678',
    '87654321',
    '1234512345',
    'qwertyuiop',
    'QWERTY123',
    'asdfghjkl',
    '1qaz2wsx',
    'aaaaaaaa',
    'abcabcabc',
    'letmein99',
    'iloveyou!!',
    'Football2026',
    '!!dragon!!',
    'passpass',
    'trustno1',
    'ADMIN1234',
    'Linemaker1',
  ])('the password %j is refused as common', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery staple',
    'tall giraffe 9',
    'Linemaker-demo-1',
    'x9#mQ2!vLp',
    'пароль на каждый день',
    '🔑🔒🗝🚪🏠🌙⭐🎲',
    'a new secret',
  ])('the password %j is not refused as common', (password) => expect(isCommonPassword(password)).toBe(false));

  it('leaked passwords are common, and the first 3,000 also with a digit and a sign', () => {
    const leaked = dictionary['passwords-common'].map(String).filter((password) => password.length >= 8);
    expect(leaked.length).toBeGreaterThan(3_000);
    expect(leaked.filter((password) => !isCommonPassword(password))).toEqual([]);
    const first = dictionary['passwords-common'].slice(0, 3_000).map(String);
    expect(first.filter((password) => /^[a-z]{4,}$/.test(password) && !isCommonPassword(`${password}2026!`))).toEqual([]);
  });

  it('an email address and its first part are common passwords for its owner', () => {
    expect(isCommonPassword('ada.byron', 'Ada.Byron@example.com')).toBe(true);
    expect(isCommonPassword('ada.byron@example.com', 'Ada.Byron@example.com')).toBe(true);
    expect(isCommonPassword('ada.byron and more', 'Ada.Byron@example.com')).toBe(false);
  });
});
