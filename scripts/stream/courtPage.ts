import { drawCourt, HEIGHT, WIDTH } from './court.ts';
import { murmur } from './murmur.ts';

export type Encoded = {
  readonly pictures: readonly { readonly base64: string; readonly isKey: boolean }[];
  readonly packets: readonly string[];
};

export type EncodingOptions = {
  readonly seconds: number;
  readonly framesPerSecond: number;
  readonly keyEvery: number;
  readonly pictureBits: number;
  readonly rate: number;
  readonly packetsPerSecond: number;
  readonly soundBits: number;
};

/** Encodes the video in a browser page. Throws if the browser has no encoders. */
export const encodeCourt = async (options: EncodingOptions): Promise<Encoded> => ({
  pictures: await picturesOf(options),
  packets: await packetsOf(options),
});

const MICROSECONDS = 1_000_000;

async function picturesOf({ seconds, framesPerSecond, keyEvery, pictureBits }: EncodingOptions): Promise<Encoded['pictures']> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('This browser does not draw');
  const pictures: { base64: string; isKey: boolean }[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => pictures.push({ base64: base64(chunk), isKey: chunk.type === 'key' }),
    error: fail,
  });
  const size = { width: WIDTH, height: HEIGHT };
  encoder.configure({ codec: 'vp09.00.21.08', ...size, framerate: framesPerSecond, bitrate: pictureBits, latencyMode: 'quality' });
  const frames = seconds * framesPerSecond;
  const duration = MICROSECONDS / framesPerSecond;
  for (let at = 0; at < frames; at += 1) {
    drawCourt(pen, at / frames);
    const frame = new VideoFrame(canvas, { timestamp: at * duration, duration });
    encoder.encode(frame, { keyFrame: at % keyEvery === 0 });
    frame.close();
  }
  await encoder.flush();
  return pictures;
}

/** Encodes the sound twice and keeps the second copy, which loops seamlessly. */
async function packetsOf({ seconds, rate, packetsPerSecond, soundBits }: EncodingOptions): Promise<readonly string[]> {
  const packets: string[] = [];
  const encoder = new AudioEncoder({ output: (chunk) => packets.push(base64(chunk)), error: fail });
  encoder.configure({ codec: 'opus', sampleRate: rate, numberOfChannels: 1, bitrate: soundBits });
  const data = murmur(seconds * rate);
  const shape = { format: 'f32-planar', sampleRate: rate, numberOfChannels: 1, numberOfFrames: data.length } as const;
  for (const round of [0, 1]) encoder.encode(new AudioData({ ...shape, timestamp: round * seconds * MICROSECONDS, data }));
  await encoder.flush();
  const count = seconds * packetsPerSecond;
  return packets.slice(count, 2 * count);
}

function base64(chunk: EncodedVideoChunk | EncodedAudioChunk): string {
  const bytes = new Uint8Array(chunk.byteLength);
  chunk.copyTo(bytes);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fail(error: DOMException): never {
  throw error;
}
