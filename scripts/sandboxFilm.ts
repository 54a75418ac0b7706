import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { FRAGMENT_SECONDS } from '#server/sandbox/streamHost/playlist.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '#tests/e2e/support/chromium.ts';
import { ROOT } from './files.ts';
import { HEIGHT, WIDTH } from './stream/court.ts';
import type { Encoded, EncodingOptions } from './stream/courtPage.ts';
import { muxFilm } from './stream/muxFilm.ts';

const FILE = join(ROOT, 'server/sandbox/streamHost/court.mp4');
const PICTURE_TIMESCALE = 90_000;
const FRAMES_PER_SECOND = 25;
const wish: EncodingOptions = {
  seconds: 12,
  framesPerSecond: FRAMES_PER_SECOND,
  keyEvery: FRAMES_PER_SECOND * FRAGMENT_SECONDS,
  pictureBits: 150_000,
  rate: 48_000,
  packetsPerSecond: 50,
  soundBits: 16_000,
};

// Serves the page from localhost, because video encoders need a secure context.
const server = await createServer({
  configFile: false,
  root: ROOT,
  appType: 'custom',
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
await server.listen();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(new URL('/scripts/stream/courtPage.ts', server.resolvedUrls?.local[0]).href);
  const { pictures, packets } = await page.evaluate<Encoded>(
    `import('/scripts/stream/courtPage.ts').then(({ encodeCourt }) => encodeCourt(${JSON.stringify(wish)}))`,
  );
  const { framesPerSecond, rate, packetsPerSecond } = wish;
  const bytes = (base64: string): Buffer => Buffer.from(base64, 'base64');
  const film = muxFilm(
    {
      picture: {
        ...{ width: WIDTH, height: HEIGHT, timescale: PICTURE_TIMESCALE, duration: PICTURE_TIMESCALE / framesPerSecond },
        samples: pictures.map(({ base64, isKey }) => ({ bytes: bytes(base64), isKey })),
      },
      sound: { timescale: rate, duration: rate / packetsPerSecond, samples: packets.map((each) => ({ bytes: bytes(each), isKey: true })) },
    },
    FRAGMENT_SECONDS,
  );
  writeFileSync(FILE, film);
  console.log(`${FILE}: ${(film.length / 1024).toFixed(0)} kB, ${pictures.length} pictures, ${packets.length} packets`);
} finally {
  await browser.close();
  await server.close();
}
