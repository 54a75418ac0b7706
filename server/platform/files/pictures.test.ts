import sharp from 'sharp';
import { expect, it } from 'vitest';
import { picture } from '#tests/support/pictures.ts';
import { redraw } from './pictures.ts';

const HTML = '<script>alert(1)</script>';

it.each(['png', 'jpeg'] as const)('a %s is redrawn with its pixels and nothing else', async (format) => {
  const sent = Buffer.concat([await picture(format), Buffer.from(HTML)]);
  expect(sent.includes('where it was taken')).toBe(true);
  const drawn = await redraw(sent, format);
  if (drawn.kind !== 'redrawn') throw new Error(drawn.kind);
  for (const hidden of [HTML, 'where it was taken']) expect(drawn.bytes.includes(hidden)).toBe(false);
  const { dominant } = await sharp(drawn.bytes).stats();
  expect([dominant.r >> 5, dominant.g >> 5, dominant.b >> 5]).toEqual([0x33 >> 5, 0x66 >> 5, 0xaa >> 5]);
  expect(await sharp(drawn.bytes).metadata()).toMatchObject({ format, width: 8, height: 8 });
});

it('a photo is turned upright and reduced to a readable size', async () => {
  const photo = await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: 'white' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = await redraw(photo, 'jpeg');
  const size = drawn.kind === 'redrawn' ? await sharp(drawn.bytes).metadata() : null;
  expect(size).toMatchObject({ width: 2_000, height: 4_000 });
});

it('a small file with a billion pixels is not decoded', async () => {
  const png = await picture('png');
  // Writes a false picture size, with its checksum, into the header.
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(32_000, 16);
  bomb.writeUInt32BE(32_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  expect(await redraw(bomb, 'png')).toEqual({ kind: 'too-large' });
});

it.each(['png', 'jpeg'] as const)('a progressive %s is decoded only if it is small', async (format) => {
  const layered = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
      .toFormat(format, { progressive: true })
      .toBuffer();
  expect(await redraw(await layered(2_900), format)).toEqual({ kind: 'too-large' });
  expect((await redraw(await layered(200), format)).kind).toBe('redrawn');
});

it('a picture with more pixels than a phone’s photo is not decoded', async () => {
  const large = await sharp({ create: { width: 6_000, height: 4_200, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  expect(await redraw(large, 'png')).toEqual({ kind: 'too-large' });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from(HTML)],
  ['a drawing that may read files', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
  ['a picture of another kind', Buffer.from('GIF89a\u0001\u0000\u0001\u0000')],
])('%s is not accepted as a readable picture', async (_what, bytes) => {
  expect(await redraw(bytes, 'png')).toEqual({ kind: 'unreadable' });
});

it('a truncated picture is unreadable', async () => {
  const whole = await sharp(Buffer.from(Array.from({ length: 480_000 }, (_, at) => (at * 7919) % 256)), {
    raw: { width: 400, height: 400, channels: 3 },
  })
    .jpeg()
    .toBuffer();
  expect((await redraw(whole, 'jpeg')).kind).toBe('redrawn');
  expect(await redraw(whole.subarray(0, whole.length / 2), 'jpeg')).toEqual({ kind: 'unreadable' });
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
