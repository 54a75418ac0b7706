/** Fragmented MP4. It can loop endlessly, because repeated fragments get later decoding times. */
export type Film = {
  readonly init: Buffer;
  readonly fragments: readonly Buffer[];
  readonly lengths: readonly bigint[];
};

type Box = { readonly type: string; readonly start: number; readonly body: number; readonly end: number };
const HEADER_BYTES = 8;

/** Parses a file's boxes (ISO 14496-12 §4.2). Throws for an impossible length. */
function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    const length = file.readUInt32BE(start);
    if (length < HEADER_BYTES || start + length > to) throw new RangeError(`A box at ${start} claims ${length} bytes`);
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, body: start + HEADER_BYTES, end: start + length });
    start += length;
  }
  return boxes;
}

function timesIn(fragment: Buffer): readonly number[] {
  const [moof] = boxesIn(fragment, 0, fragment.length).filter(({ type }) => type === 'moof');
  if (!moof) throw new TypeError('A fragment without a header');
  return boxesIn(fragment, moof.body, moof.end)
    .filter(({ type }) => type === 'traf')
    .flatMap((track) => boxesIn(fragment, track.body, track.end).filter(({ type }) => type === 'tfdt'))
    .map(({ body }) => {
      if (fragment.readUInt8(body) !== 1) throw new TypeError('Times of 32 bits run out; write them with 64');
      return body + 4;
    });
}

/** Reads a film. Throws if it is malformed or has fewer than two fragments, which determine the duration. */
export function readFilm(file: Buffer): Film {
  const boxes = boxesIn(file, 0, file.length);
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start);
  const [first] = starts;
  const fragments = starts.map((start, at) => file.subarray(start, starts[at + 1] ?? file.length));
  const [, second] = fragments;
  if (first === undefined || second === undefined) throw new TypeError('A film has two fragments or more');
  return { init: file.subarray(0, first), fragments, lengths: timesIn(second).map((at) => second.readBigUInt64BE(at)) };
}

export function fragmentAt({ fragments, lengths }: Film, n: number): Buffer {
  const fragment = Buffer.from(fragments[n % fragments.length] ?? []);
  for (const [track, at] of timesIn(fragment).entries()) fragment.writeBigUInt64BE(BigInt(n) * (lengths[track] ?? 0n), at);
  return fragment;
}
