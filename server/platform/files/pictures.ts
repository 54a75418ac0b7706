import type { Sharp } from 'sharp';

export type PictureFormat = 'jpeg' | 'png';
export type Redrawn =
  | { readonly kind: 'redrawn'; readonly bytes: Buffer }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable' };

/** Enough for a phone's photo; larger pictures are refused. */
const MOST_PIXELS = 25_000_000;
/** Most pixels of progressive pictures, which are decoded in memory as a whole. */
const MOST_LAYERED_PIXELS = 8_000_000;
const MOST_SIDE = 4_000;
const MOST_SECONDS = 10;

/** Loads the native library on first use. Blocks all decoders except JPEG and PNG. */
const library = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

const encoders: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  jpeg: (picture) => picture.jpeg({ quality: 88 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
};

/** Encodes a picture anew from its pixels, without metadata and trailing data. */
export async function redraw(bytes: Buffer, format: PictureFormat): Promise<Redrawn> {
  const sharp = await library();
  try {
    const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
    const { format: found, width, height, isProgressive } = await sharp(bytes, options).metadata();
    if (found !== format) return { kind: 'unreadable' };
    if (width * height > (isProgressive ? MOST_LAYERED_PIXELS : MOST_PIXELS)) return { kind: 'too-large' };
    const turned = sharp(bytes, { ...options, limitInputPixels: MOST_PIXELS })
      .rotate()
      .timeout({ seconds: MOST_SECONDS });
    const fitted = turned.resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true });
    return { kind: 'redrawn', bytes: await encoders[format](fitted).toBuffer() };
  } catch {
    return { kind: 'unreadable' };
  }
}
