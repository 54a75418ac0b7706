import { expect, it } from 'vitest';
import { codeOf, messageOf } from './errors.ts';

it('reads the code of whatever was thrown, and none where there is none', () => {
  const withCode = Object.assign(new Error('gone'), { code: 'ENOENT' });
  expect([withCode, { code: 'EPERM' }, new Error('plain'), { code: 7 }, 'EPERM', null, undefined].map(codeOf)).toEqual([
    'ENOENT',
    'EPERM',
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});

it('reads the message of an error, and any other thrown value as text', () => {
  expect([new TypeError('wrong'), 'text', 5].map(messageOf)).toEqual(['wrong', 'text', '5']);
});
