import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ICON_FOLDER, ICON_SIZES, iconFile } from '#src/shared/site/iconFiles.ts';
import { listBrands } from '#server/platform/config/brands.ts';

/** Width of the drawing as a fraction of the icon. Icon masks show only a circle of 80 % (W3C app manifest). */
const SAFE = 0.56;
const DENSITY = 1_200;
const PLAIN = '#ffffff';

export async function drawIcons(root: string, folder: string): Promise<void> {
  const { icons, brandColors } = listBrands(root);
  mkdirSync(join(folder, ICON_FOLDER), { recursive: true });
  for (const [brand, svg] of Object.entries(icons)) {
    for (const size of ICON_SIZES) {
      const side = Math.round(size * SAFE);
      const input = await sharp(Buffer.from(svg), { density: DENSITY })
        .resize(side, side, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const background = brandColors[brand]?.chrome ?? PLAIN;
      await sharp({ create: { width: size, height: size, channels: 3, background } })
        .composite([{ input }])
        .png({ palette: true })
        .toFile(join(folder, iconFile(brand, size)));
    }
  }
}
