import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { box, fullBox, u32, u64 } from '../../../scripts/stream/boxes.ts';
import { fragmentAt, readFilm } from './film.ts';

const track = (id: number, time: number) => box('traf', fullBox('tfhd', 0, 0, u32(id)), fullBox('tfdt', 1, 0, u64(time)));
const part = (at: number, letter: string) =>
  Buffer.concat([
    box('moof', fullBox('mfhd', 0, 0, u32(at)), track(1, at * 180_000), track(2, at * 96_000)),
    box('mdat', Buffer.from(letter)),
  ]);
const head = Buffer.concat([box('ftyp', Buffer.from('iso6')), box('moov', Buffer.from('tracks'))]);
const film = readFilm(Buffer.concat([head, part(0, 'a'), part(1, 'b'), part(2, 'c')]));

const timesOf = (fragment: Buffer) => {
  const found: bigint[] = [];
  for (let at = fragment.indexOf('tfdt'); at >= 0; at = fragment.indexOf('tfdt', at + 4)) found.push(fragment.readBigUInt64BE(at + 8));
  return [...found, fragment.toString('latin1', fragment.length - 1)];
};

describe('a film', () => {
  it('a film is split into its head and its fragments', () => {
    expect(film.init.equals(head)).toBe(true);
    expect(film.fragments.map((fragment) => fragment.toString('latin1', fragment.length - 1))).toEqual(['a', 'b', 'c']);
    expect(film.lengths).toEqual([180_000n, 96_000n]);
  });

  it('a film repeats while its times go on', () => {
    expect(timesOf(fragmentAt(film, 0))).toEqual([0n, 0n, 'a']);
    expect(timesOf(fragmentAt(film, 2))).toEqual([360_000n, 192_000n, 'c']);
    expect(timesOf(fragmentAt(film, 3))).toEqual([540_000n, 288_000n, 'a']);
    const far = 20_000_001;
    expect(timesOf(fragmentAt(film, far))).toEqual([180_000n * BigInt(far), 96_000n * BigInt(far), 'a']);
  });

  it('playing a film does not change it', () => {
    fragmentAt(film, 7);
    expect(timesOf(film.fragments[1] ?? Buffer.alloc(0))).toEqual([180_000n, 96_000n, 'b']);
  });

  it.each([
    ['of one fragment', Buffer.concat([head, part(0, 'a')]), 'two fragments'],
    ['of none', head, 'two fragments'],
    ['that ends in a box', Buffer.concat([head, part(0, 'a'), part(1, 'b').subarray(0, 40)]), 'claims'],
    ['with a box of no length', Buffer.concat([head, u32(0), Buffer.from('moof')]), 'claims'],
    ['with times of 32 bits', Buffer.concat([head, ...[0, 1].map((at) => box('moof', box('traf', fullBox('tfdt', 0, 0, u32(at)))))]), '64'],
  ])('a sandbox film %s is refused', (_what, file, why) => {
    expect(() => readFilm(file)).toThrow(why);
  });
});

describe('the film of the sandbox', () => {
  const file = readFileSync(new URL('./court.mp4', import.meta.url));
  const court = readFilm(file);

  it('the sandbox’s film is smaller than 400 kB', () => {
    expect(file.length).toBeLessThan(400_000);
  });

  it('the sandbox’s film has six fragments of two seconds with picture and sound', () => {
    expect(court.fragments).toHaveLength(6);
    expect(court.lengths).toEqual([2n * 90_000n, 2n * 48_000n]);
    for (const coding of ['vp09', 'Opus']) expect(court.init.includes(coding)).toBe(true);
  });
});
