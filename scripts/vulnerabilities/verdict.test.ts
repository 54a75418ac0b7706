import { expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

const answer = (vulnerabilities: object): string => JSON.stringify({ vulnerabilities, metadata: {} });

it('a registry without an answer is told apart from one that knows of nothing', () => {
  const refused = verdictOf(JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' }), '');
  expect(refused.code).toBe(2);
  expect(refused.lines.join()).toContain('not checked, because the registry gave no answer about advisories (405 Method Not Allowed)');
  expect(verdictOf('', 'npm error network\nmore').lines.join()).toContain('(npm error network)');
  expect(verdictOf(answer({}), '')).toEqual({ code: 0, lines: ['0 known in the libraries of production'] });
});

it('a severe vulnerability fails the job, and a moderate one is only named', () => {
  expect(verdictOf(answer({ a: { severity: 'moderate', range: '<2' } }), '')).toMatchObject({
    code: 0,
    lines: ['moderate: a <2', '1 known in the libraries of production'],
  });
  expect(verdictOf(answer({ b: { severity: 'critical', range: '<3' } }), '')).toMatchObject({ code: 1 });
});
