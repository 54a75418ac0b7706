import sharp from 'sharp';

/** Builds a small real picture with the metadata that phones write. */
export const picture = (format: 'jpeg' | 'png', side = 8): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#3366aa' } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toFormat(format)
    .toBuffer();
