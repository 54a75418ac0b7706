import { describe, expect, it } from 'vitest';
import { fragmentAt, readFilm } from '#server/sandbox/streamHost/film.ts';
import { type Film, muxFilm, type Sample } from './muxFilm.ts';

const samples = (count: number, letter: string, keyEvery = 1): Sample[] =>
  Array.from({ length: count }, (_, at) => ({ bytes: Buffer.from(`${letter}${at};`), isKey: at % keyEvery === 0 }));

const film = (pictures = samples(8, 'p', 4), packets = samples(20, 's')): Film => ({
  picture: { width: 64, height: 36, timescale: 4, duration: 2, samples: pictures },
  sound: { timescale: 50, duration: 10, samples: packets },
});

describe('a film put together from samples', () => {
  const file = muxFilm(film(), 2);

  it('a film is cut into fragments with the pictures and sound packets of their time', () => {
    const { fragments, lengths } = readFilm(file);
    expect(fragments).toHaveLength(2);
    expect(lengths).toEqual([8n, 100n]);
    const texts = fragments.map((fragment) => fragment.toString('latin1', fragment.indexOf('mdat') + 4));
    expect(texts).toEqual(['p0;p1;p2;p3;s0;s1;s2;s3;s4;s5;s6;s7;s8;s9;', 'p4;p5;p6;p7;s10;s11;s12;s13;s14;s15;s16;s17;s18;s19;']);
  });

  it('each fragment gives the offset of each track’s bytes', () => {
    for (const fragment of readFilm(file).fragments) {
      const runs: string[] = [];
      for (let at = fragment.indexOf('trun'); at >= 0; at = fragment.indexOf('trun', at + 4)) {
        const offset = fragment.readUInt32BE(at + 12);
        const size = fragment.readUInt32BE(at + 16);
        runs.push(fragment.toString('latin1', offset, offset + size));
      }
      expect(runs).toEqual([expect.stringMatching(/^p\d+;$/), expect.stringMatching(/^s\d+;$/)]);
    }
  });

  it('only key pictures are marked as key pictures', () => {
    const [first] = readFilm(file).fragments;
    const at = first?.indexOf('trun') ?? 0;
    const flags = [0, 1, 2, 3].map((n) => first?.readUInt32BE(at + 16 + n * 8 + 4));
    expect(flags).toEqual([0x2000000, 0x1010000, 0x1010000, 0x1010000]);
  });

  it('a film can be looped', () => {
    const again = fragmentAt(readFilm(file), 2);
    expect(again.toString('latin1', again.indexOf('mdat') + 4)).toMatch(/^p0;/);
    expect(again.readBigUInt64BE(again.indexOf('tfdt') + 8)).toBe(16n);
  });

  it('the head of a film names codecs, sizes and times', () => {
    const { init } = readFilm(file);
    for (const type of ['ftyp', 'moov', 'vp09', 'vpcC', 'Opus', 'dOps', 'mvex']) expect(init.includes(type), type).toBe(true);
    const entry = init.indexOf('vp09');
    expect([init.readUInt16BE(entry + 28), init.readUInt16BE(entry + 30)]).toEqual([64, 36]);
  });
});

describe('a film that cannot be cut', () => {
  it.each([
    ['where pictures are left over', film(samples(7, 'p'))],
    ['where a fragment would begin between key pictures', film(samples(8, 'p', 8))],
  ])('a sandbox film %s is refused', (_why, wrong) => {
    expect(() => muxFilm(wrong, 2)).toThrow(RangeError);
  });
});
