import { describe, expect, it } from 'vitest';
import { textsIn } from '../words/textsIn.ts';
import { commonWords, inlined } from './brandWords.ts';

const said = (code: string, words: Readonly<Record<string, string>>): string =>
  inlined(code, textsIn('a.tsx', code), new Map(Object.entries(words)), 'en-US');

describe('words that all brands share', () => {
  it('texts that all brands share become plain template strings, nested ones too', () => {
    const code = 'const a = () => <p title={t`Bets`}>{t`${n} of ${isAll ? t`all` : m}`}</p>;';
    expect(said(code, { Bets: 'Bets', '{0} of {1}': '{0} of {1}', all: 'all' })).toBe(
      'const a = () => <p title={`Bets`}>{`${n} of ${isAll ? `all` : m}`}</p>;',
    );
  });

  it('a shared text in another language keeps its values and may reorder them', () => {
    const code = 'const a = () => t`${n} of ${isAll ? t`all` : m}`;';
    expect(said(code, { '{0} of {1}': 'de {1}, {0}', all: 'tous' })).toBe('const a = () => `de ${isAll ? `tous` : m}, ${n}`;');
  });

  it('a shared plural becomes code that chooses the form', () => {
    const code = 'const a = () => t`{${n}, plural, one {# bet} other {# bets}}`;';
    const text = '{0, plural, one {# bet} other {# bets}}';
    expect(said(code, { [text]: text })).toContain('n==1?`1 bet`:');
  });

  it('a text that brands word differently is left to be looked up', () => {
    expect(said('const a = [t`Bets`, t`Win`];', { Win: 'Win' })).toBe('const a = [t`Bets`, `Win`];');
    expect(said('const a = t`Bets of ${t`Win`}`;', { Win: 'Win' })).toBe('const a = t`Bets of ${`Win`}`;');
  });

  it('the shared texts are those that every catalogue words alike', () => {
    const [one, other] = [{ words: { a: 'a', b: 'x', c: 'y' } }, { words: { a: 'a', b: 'x', c: 'z' } }];
    expect([...commonWords([one, other])]).toEqual([
      ['a', 'a'],
      ['b', 'x'],
    ]);
  });
});
