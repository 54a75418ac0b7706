import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export const findChromium = (places: readonly string[] = PLACES): string | null =>
  [process.env['CHROMIUM_PATH'], ...places].find((place) => place !== undefined && existsSync(place)) ?? null;

/** Returns Chromium's path. If Chromium is missing, installs it if permitted, else throws with instructions. */
export function ensureChromium(places: readonly string[] = PLACES): string {
  const found = findChromium(places);
  if (found !== null) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('chromium: not found; installing the system package');
    installWithApt();
  }
  const installed = findChromium(places);
  if (installed === null) throw new Error(REMEDY);
  return installed;
}

const REMEDY = [
  'No Chromium found, and it could not be installed. Do one of these, then try again:',
  '  Debian:  sudo apt-get update && sudo apt-get install -y chromium',
  '  Ubuntu:  sudo npx playwright install --with-deps chromium   (its apt package needs snapd), and set CHROMIUM_PATH to what it installed',
  '  other:   install Chromium or Chrome and set CHROMIUM_PATH to the executable',
].join('\n');

function installWithApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends'];
  // Installs the headless shell last and separately, because the tests also run without it.
  for (const args of [['update'], [...install, 'chromium'], [...install, 'chromium-headless-shell']]) {
    const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) return;
  }
}
