import { describe, expect, it } from 'vitest';
import { textsIn } from '../words/textsIn.ts';
import { untagged } from './brandWords.ts';

describe('words that all brands share', () => {
  it('stand for themselves, also one inside another', () => {
    const code = 'const a = () => <p title={t`Bets`}>{t`${n} of ${isAll ? t`all` : m}`}</p>;';
    expect(untagged(code, textsIn('a.tsx', code))).toBe('const a = () => <p title={`Bets`}>{`${n} of ${isAll ? `all` : m}`}</p>;');
  });

  it('leave those be that a brand says otherwise', () => {
    const code = 'const a = [t`Bets`, t`Win`];';
    const shared = textsIn('a.ts', code).filter(({ text }) => text === 'Win');
    expect(untagged(code, shared)).toBe('const a = [t`Bets`, `Win`];');
  });
});
