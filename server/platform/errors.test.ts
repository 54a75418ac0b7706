import { expect, it } from 'vitest';
import { codeOf, messageOf } from './errors.ts';

it('the code of a thrown value is read, or undefined', () => {
  const withCode = Object.assign(new Error('gone'), { code: 'ENOENT' });
  expect([withCode, { code: 'EPERM' }, new Error('plain'), { code: 7 }, 'EPERM', null, undefined].map(codeOf)).toEqual([
    'ENOENT',
    'EPERM',
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});

it('the message of an error is read, and any other thrown value is written as text', () => {
  expect([new TypeError('wrong'), 'text', 5].map(messageOf)).toEqual(['wrong', 'text', '5']);
});
