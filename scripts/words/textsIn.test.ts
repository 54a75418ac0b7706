import { describe, expect, it } from 'vitest';
import { textsIn } from './textsIn.ts';

const textsOf = (source: string): readonly string[] => textsIn('a.tsx', source).map(({ text }) => text);

describe('the texts of a source', () => {
  it('are those after the tag, in their order, also one inside another', () => {
    expect(textsOf('const a = <p title={t`Bets`}>{t`${n} of ${isAll ? t`all` : m}`}</p>;')).toEqual(['Bets', '{0} of {1}', 'all']);
    expect(textsOf('const a = `no tag`, b = gql`another tag`, c = object.t`not ours`;')).toEqual([]);
  });

  it('are read as written, with what is escaped in them', () => {
    expect(textsOf('const a = t`pay\\u00a0it \\`now\\``;')).toEqual(['pay\u00a0it `now`']);
  });

  it('are told apart by when they are read', () => {
    const whenRead = (source: string) => textsIn('a.tsx', source).map(({ isOnLoad }) => isOnLoad);
    expect(whenRead('const words = { won: t`Won` };')).toEqual([true]);
    expect(whenRead('const words = () => t`Won`; function a() { return t`Lost`; } const b = { c() { return t`Push`; } };')).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('come from sources that parse', () => {
    expect(() => textsIn('src/a.ts', 'const = t`Won`')).toThrow('src/a.ts does not parse');
  });
});
