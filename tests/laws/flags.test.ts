import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { authored } from '#server/content/authored/index.ts';
import { declaredFlags } from '#src/shared/flags/declared.ts';
import { ROOT } from '../../scripts/files.ts';
import { expiredFlags, undeclaredFlags, unusedFlags } from './flags.ts';
import { report, typescriptFiles } from './tree.ts';

const RULES = 'server/content/targeting/rules.json';
const rules = JSON.parse(readFileSync(join(ROOT, RULES), 'utf8')) as { readonly flags: Readonly<Record<string, unknown>> };
const flagsIn = (document: unknown): readonly string[] =>
  [...JSON.stringify(document).matchAll(/"when":\{[^}]*"flags":(\[[^\]]*\])/g)].flatMap(([, list = '[]']) => JSON.parse(list) as string[]);
const asked = [
  ...Object.keys(rules.flags).map((name) => ({ path: RULES, name })),
  ...authored.flatMap(({ document }) => flagsIn(document).map((name) => ({ path: `the document of ${document.surface}`, name }))),
];
const flag = { isOn: true, owner: 'platform', why: 'A trial', expires: '2027-01-01' } as const;

describe('flags', () => {
  it('no declared flag has expired', () => {
    expect(report(expiredFlags(declaredFlags, new Date().toISOString().slice(0, 10)))).toBe('');
  });

  it('every declared flag is used or says what it awaits', () => {
    expect(report(unusedFlags(declaredFlags, typescriptFiles()))).toBe('');
  });

  it('every flag used by documents and rules is declared', () => {
    expect(asked.map(({ name }) => name)).toContain('referral-program');
    expect(report(undeclaredFlags(declaredFlags, asked))).toBe('');
  });

  it('every declared flag has an owner and a reason', () => {
    for (const [name, { owner, why }] of Object.entries(declaredFlags)) {
      expect(owner, name).toMatch(/^[a-z]+$/);
      expect(why.length, name).toBeGreaterThan(20);
      expect(name).toMatch(/^[a-z0-9][a-z0-9-]{1,39}$/);
    }
  });
});

describe('a planted flag', () => {
  it.each([
    ['2026-12-31', true],
    ['2027-01-01', true],
    ['2027-01-02', false],
    ['some day', true],
  ])('a planted flag that expires on %s has expired on 1 January 2027: %s', (expires, isOver) => {
    expect(expiredFlags({ trial: { ...flag, expires } }, '2027-01-01').length === 1).toBe(isOver);
  });

  it('a planted flag that nothing uses is caught unless it awaits something', () => {
    const use = { path: 'src/app/a.ts', text: "useFlag('trial')" };
    const others = [
      { path: 'src/app/a.test.ts', text: "useFlag('trial')" },
      { path: 'src/shared/flags/declared.ts', text: "'trial': {" },
      { path: 'src/app/b.ts', text: "useFlag('trial-of-another')" },
    ];
    expect(report(unusedFlags({ trial: flag }, others))).toContain('trial is asked for nowhere');
    expect(unusedFlags({ trial: { ...flag, awaits: 'a page' } }, others)).toEqual([]);
    expect(unusedFlags({ trial: flag }, [...others, use])).toEqual([]);
  });

  it('a planted use of an undeclared flag is caught, in rules and in documents', () => {
    const name = flagsIn({ nodes: { a: { when: { brands: ['x'], flags: ['trial', 'other'] } } } })[1] ?? '';
    expect(report(undeclaredFlags({ trial: flag }, [{ path: 'a', name }]))).toContain('asks for the flag other');
    expect(undeclaredFlags({ trial: flag }, [{ path: 'a', name: 'trial' }])).toEqual([]);
    expect(undeclaredFlags({}, [{ path: 'a', name: 'constructor' }])).toHaveLength(1);
  });
});
