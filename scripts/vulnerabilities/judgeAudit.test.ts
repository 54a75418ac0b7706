import { expect, it } from 'vitest';
import { judgeAudit } from './judgeAudit.ts';

const answer = (vulnerabilities: object): string => JSON.stringify({ vulnerabilities, metadata: {} });

it('a registry without an answer is told apart from one that knows of nothing', () => {
  const refused = judgeAudit(JSON.stringify({ message: '405 Method Not Allowed', method: 'POST' }), '');
  expect(refused.code).toBe(2);
  expect(refused.lines.join()).toContain('not checked, because the registry gave no answer about advisories (405 Method Not Allowed)');
  expect(judgeAudit('', 'npm error network\nmore').lines.join()).toContain('(npm error network)');
  expect(judgeAudit(answer({}), '')).toEqual({ code: 0, lines: ['0 known in the libraries of production'] });
});

it('a severe vulnerability fails the job, and a moderate one is only named', () => {
  expect(judgeAudit(answer({ a: { severity: 'moderate', range: '<2' } }), '')).toMatchObject({
    code: 0,
    lines: ['moderate: a <2', '1 known in the libraries of production'],
  });
  expect(judgeAudit(answer({ b: { severity: 'critical', range: '<3' } }), '')).toMatchObject({ code: 1 });
});
