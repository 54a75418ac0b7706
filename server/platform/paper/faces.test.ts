import { describe, expect, it } from 'vitest';
import { openFaces } from './faces.ts';
import { fontFiles, SLICES } from './fontFiles.ts';

const missingIn = async (letters: string): Promise<readonly string[]> => {
  const faceOf = await openFaces();
  return [...letters].filter((letter) => !faceOf(letter.codePointAt(0) ?? 0, 'regular'));
};
const between = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

describe('the fonts', () => {
  it.each([
    ['Latin', between(0x20, 0x7e) + between(0xa0, 0x17f)],
    ['Vietnamese', between(0x1ea0, 0x1ef9)],
    ['Greek', between(0x391, 0x3a1) + between(0x3a3, 0x3ce)],
    ['Cyrillic', between(0x400, 0x45f) + 'ҐґӘәҚқҢңӨөҮүҺһ'],
    ['simplified Chinese', '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁'],
    [
      'traditional Chinese',
      '張劉陳楊黃趙吳孫馬羅鄭謝許韓鄧馮蕭蔣葉蘇呂盧鍾龔龐鄒聶閻賴簡顏嚴龍鳳蘭國華榮輝慶錦鴻瑋瑩潔穎曉燕瓊寶貴義賢學聖',
    ],
    ['punctuation of names', '’‘“”–—·・'],
  ])('the fonts have every letter of %s', async (_script, letters) => expect(await missingIn(letters)).toEqual([]));

  it('the fonts have no Arabic or Hebrew letters', async () => {
    expect(await missingIn('علي שרה')).toEqual([...'عليשרה']);
  });

  it('every font file has letters, in bold too', async () => {
    expect(fontFiles()).toContain(SLICES);
    expect(fontFiles().filter((name) => name.endsWith('.woff')).length).toBeGreaterThan(100);
    const faceOf = await openFaces();
    const names = ['A', 'Ł', 'ễ', 'Ж', 'Ω'].map((letter) => faceOf(letter.codePointAt(0) ?? 0, 'bold')?.name);
    expect(names).toEqual(names.map(() => expect.stringContaining('-700-')));
  });
});
