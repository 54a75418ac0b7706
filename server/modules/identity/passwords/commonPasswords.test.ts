import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';

describe('checklist 12: a password that is tried first', () => {
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
  ])('%j is one', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'correct horse battery staple',
    'tall giraffe 9',
    'Linemaker-demo-1',
    'x9#mQ2!vLp',
    'пароль на каждый день',
    '🔑🔒🗝🚪🏠🌙⭐🎲',
    'a new secret',
  ])('%j is none', (password) => expect(isCommonPassword(password)).toBe(false));

  it('is each of those most often found in leaks, and the first 3,000 with a digit and a sign behind them', () => {
    const leaked = dictionary['passwords-common'].map(String).filter((password) => password.length >= 8);
    expect(leaked.length).toBeGreaterThan(3_000);
    expect(leaked.filter((password) => !isCommonPassword(password))).toEqual([]);
    const first = dictionary['passwords-common'].slice(0, 3_000).map(String);
    expect(first.filter((password) => /^[a-z]{4,}$/.test(password) && !isCommonPassword(`${password}2026!`))).toEqual([]);
  });

  it('is also the address it belongs to, and its first part', () => {
    expect(isCommonPassword('ada.byron', 'Ada.Byron@example.com')).toBe(true);
    expect(isCommonPassword('ada.byron@example.com', 'Ada.Byron@example.com')).toBe(true);
    expect(isCommonPassword('ada.byron and more', 'Ada.Byron@example.com')).toBe(false);
  });
});
