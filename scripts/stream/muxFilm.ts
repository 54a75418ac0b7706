import { box, fullBox, u16, u32, u64, u8 } from './boxes.ts';

export type Sample = { readonly bytes: Uint8Array; readonly isKey: boolean };

export type Track = {
  readonly samples: readonly Sample[];
  readonly timescale: number;
  readonly duration: number;
};

export type Film = { readonly picture: Track & { readonly width: number; readonly height: number }; readonly sound: Track };

const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const MOVIE_TIMESCALE = 1_000;

/** Throws if fragments would differ in length, or if one does not start with a key frame. */
export function muxFilm({ picture, sound }: Film, fragmentSeconds: number): Buffer {
  const tracks = [picture, sound];
  const perFragment = tracks.map(({ timescale, duration }) => (fragmentSeconds * timescale) / duration);
  const [pictures = 0] = perFragment;
  const count = picture.samples.length / pictures;
  if (![...perFragment, count].every(Number.isInteger)) throw new RangeError('The film cannot be cut into equal fragments');
  const fragments = Array.from({ length: count }, (_, at) => {
    const parts = tracks.map(({ samples }, track) => samples.slice(at * (perFragment[track] ?? 0), (at + 1) * (perFragment[track] ?? 0)));
    if (!parts[0]?.[0]?.isKey) throw new RangeError(`Fragment ${at} does not begin with a key picture`);
    return fragment(at, tracks, parts);
  });
  return Buffer.concat([box('ftyp', Buffer.from('iso6\0\0\0\0iso6mp41', 'latin1')), movie(picture, sound), ...fragments]);
}

function movie(picture: Film['picture'], sound: Track): Buffer {
  const { width, height } = picture;
  const header = fullBox('mvhd', 0, 0, u32(0, 0, MOVIE_TIMESCALE, 0, 0x10000), u16(0x100, 0), u32(0, 0), MATRIX, Buffer.alloc(24), u32(3));
  return box(
    'moov',
    header,
    track(1, picture, { handler: 'vide', head: fullBox('vmhd', 0, 1, u16(0, 0, 0, 0)), entry: vp09(width, height), width, height }),
    track(2, sound, { handler: 'soun', head: fullBox('smhd', 0, 0, u16(0, 0)), entry: opus(sound.timescale), width: 0, height: 0 }),
    box('mvex', ...[1, 2].map((id) => fullBox('trex', 0, 0, u32(id, 1, 0, 0, 0)))),
  );
}

type Media = { readonly handler: string; readonly head: Buffer; readonly entry: Buffer; readonly width: number; readonly height: number };

function track(id: number, { timescale }: Track, { handler, head, entry, width, height }: Media): Buffer {
  const volume = handler === 'soun' ? 0x100 : 0;
  const shape = [u16(0, 0, volume, 0), MATRIX, u32(width * 0x10000, height * 0x10000)];
  const samples = ['stts', 'stsc', 'stco'].map((type) => fullBox(type, 0, 0, u32(0)));
  return box(
    'trak',
    fullBox('tkhd', 0, 3, u32(0, 0, id, 0, 0, 0, 0), ...shape),
    box(
      'mdia',
      fullBox('mdhd', 0, 0, u32(0, 0, timescale, 0), u16(0x55c4, 0)),
      fullBox('hdlr', 0, 0, u32(0), Buffer.from(handler, 'latin1'), u32(0, 0, 0), u8(0)),
      box(
        'minf',
        head,
        box('dinf', fullBox('dref', 0, 0, u32(1), fullBox('url ', 0, 1))),
        box('stbl', fullBox('stsd', 0, 0, u32(1), entry), ...samples, fullBox('stsz', 0, 0, u32(0, 0))),
      ),
    ),
  );
}

/** Codec parameters: VP9 profile 0, level 2.1, 8 bits, 4:2:0, BT.709. */
const vp09 = (width: number, height: number): Buffer =>
  box(
    'vp09',
    u32(0),
    u16(0, 1, 0, 0),
    u32(0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    fullBox('vpcC', 1, 0, u8(0, 21, 0x82, 1, 1, 1), u16(0)),
  );

const opus = (rate: number): Buffer =>
  box(
    'Opus',
    u32(0),
    u16(0, 1),
    u32(0, 0),
    u16(1, 16, 0, 0),
    u32(rate * 0x10000),
    box('dOps', u8(0, 1), u16(312), u32(rate), u16(0), u8(0)),
  );

const KEY = 0x2000000;
const BETWEEN = 0x1010000;

function fragment(at: number, tracks: readonly Track[], parts: readonly (readonly Sample[])[]): Buffer {
  const header = (offsets: readonly number[]): Buffer =>
    box(
      'moof',
      fullBox('mfhd', 0, 0, u32(at + 1)),
      ...parts.map((samples, index) => {
        const { duration = 0 } = tracks[index] ?? {};
        const rows = samples.map(({ bytes, isKey }) => u32(bytes.length, isKey ? KEY : BETWEEN));
        return box(
          'traf',
          // Flag 0x20000 counts offsets from the start of the fragment.
          fullBox('tfhd', 0, 0x20008, u32(index + 1, duration)),
          fullBox('tfdt', 1, 0, u64(at * samples.length * duration)),
          fullBox('trun', 0, 0x601, u32(samples.length, offsets[index] ?? 0), ...rows),
        );
      }),
    );
  const bytes = parts.map((samples) => Buffer.concat(samples.map((sample) => sample.bytes)));
  const first = header([0, 0]).length + 8;
  return Buffer.concat([header([first, first + (bytes[0]?.length ?? 0)]), box('mdat', ...bytes)]);
}
