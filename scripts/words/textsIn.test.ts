import { describe, expect, it } from 'vitest';
import { textsIn } from './textsIn.ts';

const textsOf = (source: string): readonly string[] => textsIn('a.tsx', source).map(({ text }) => text);

describe('the texts of a source', () => {
  it('texts are found after the tag in source order, nested ones too', () => {
    expect(textsOf('const a = <p title={t`Bets`}>{t`${n} of ${isAll ? t`all` : m}`}</p>;')).toEqual(['Bets', '{0} of {1}', 'all']);
    expect(textsOf('const a = `no tag`, b = gql`another tag`, c = object.t`not ours`;')).toEqual([]);
  });

  it('a text is read with its escape sequences resolved', () => {
    expect(textsOf('const a = t`pay\\u00a0it \\`now\\``;')).toEqual(['pay\u00a0it `now`']);
  });

  it('a text read while a module loads differs from one read in a function', () => {
    const whenRead = (source: string) => textsIn('a.tsx', source).map(({ isOnLoad }) => isOnLoad);
    expect(whenRead('const words = { won: t`Won` };')).toEqual([true]);
    expect(whenRead('const words = () => t`Won`; function a() { return t`Lost`; } const b = { c() { return t`Push`; } };')).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('a source that does not parse is named in the error', () => {
    expect(() => textsIn('src/a.ts', 'const = t`Won`')).toThrow('src/a.ts does not parse');
  });
});
