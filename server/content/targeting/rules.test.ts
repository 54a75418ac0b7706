import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/files.ts';
import { flagRulesIn, readFlagRules } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-flags-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const reading = (rules: unknown) => () => flagRulesIn(JSON.stringify(rules), 'rules.json');
const rule = { isOn: true };

describe('the rules of flags', () => {
  it('the flag rules of this build can be read', () => {
    expect(readFlagRules(join(ROOT, 'server/content/targeting/rules.json'))).toEqual(expect.any(Object));
  });

  it('flag rules are read unchanged from their file', () => {
    const flags = {
      'loyalty-card': [{ isOn: true, why: 'A trial', when: { regions: ['US-NJ', 'CA'], devices: ['MOBILE'], login: 'player' } }],
    };
    const file = join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ flags }));
    expect(readFlagRules(file)).toEqual(flags);
  });

  it('flag rules in a missing file or in malformed JSON are refused with the file’s name', () => {
    expect(() => readFlagRules(join(folder, 'gone.json'))).toThrow(/gone\.json could not be opened/);
    expect(() => flagRulesIn('{"flags":', 'half.json')).toThrow('half.json are not JSON');
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no flags', {}],
    ['something beside the flags', { flags: {}, extra: 1 }],
    ['a flag without rules', { flags: { 'loyalty-card': [] } }],
    ['a rule that decides nothing', { flags: { 'loyalty-card': [{ when: { login: 'player' } }] } }],
    ['a condition that is none', { flags: { 'loyalty-card': [{ ...rule, when: { moon: 'full' } }] } }],
    ['a rule for nobody', { flags: { 'loyalty-card': [{ ...rule, when: {} }] } }],
    ['a region by its name', { flags: { 'loyalty-card': [{ ...rule, when: { regions: ['New Jersey'] } }] } }],
    ['a share of players', { flags: { 'loyalty-card': [{ ...rule, percent: 10 }] } }],
  ])('flag rules are refused if they are %s', (_, rules) => {
    expect(reading(rules)).toThrow(/The flag rules in rules\.json cannot be read: /);
  });

  it('flag rules are refused if they name an undeclared flag', () => {
    expect(reading({ flags: { 'loyalty-card': [rule], playoffs: [rule], toString: [rule] } })).toThrow(
      'name playoffs, toString, which are not declared',
    );
  });

  it('all errors of the flag rules are reported at once', () => {
    expect(reading({ flags: { 'loyalty-card': [{ isOn: 'yes' }], search: [{}] } })).toThrow(/loyalty-card\/0\/isOn.*;.*search\/0/);
  });
});
