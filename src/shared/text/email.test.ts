import { describe, expect, it } from 'vitest';
import { emailProblem } from './email.ts';

describe('an address', () => {
  it.each(['ann@linemaker.test', 'ANN@Linemaker.Test', 'a.b+c@d-e.f.gh', "o'neil@site.test"])('the email %s is valid', (text) => {
    expect(emailProblem(text)).toBeNull();
  });

  it('an empty email is refused', () => expect(emailProblem('')).toBe('Please enter your email'));

  it.each([
    'ann',
    'ann@',
    '@site.test',
    'ann@site',
    'a nn@site.test',
    'a@b@c.test',
    'ann@site..test',
    `${'a'.repeat(250)}@b.test`,
    'a@b.test\n',
  ])('the email %j is invalid', (text) => expect(emailProblem(text)).toBe('Please enter a valid email'));
});
