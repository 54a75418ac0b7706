import { existsSync } from 'node:fs';

const KNOWN_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Turns off updates and background traffic, and the browser's security sandbox, because tests often run as root. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the system's Chromium, or `CHROMIUM_PATH`. Throws with the remedy if there is none. */
export function chromiumPath(): string {
  const found = [process.env['CHROMIUM_PATH'], ...KNOWN_PLACES].find((place) => place !== undefined && existsSync(place));
  if (!found) throw new Error('No Chromium found. Install it (`apt-get install chromium`) or set CHROMIUM_PATH.');
  return found;
}

/** Returns Debian's headless Chromium, which takes a third less processor time, or else the whole browser. */
export function headlessPath(): string {
  const whole = chromiumPath();
  const headless = `${whole}-headless-shell`;
  return existsSync(headless) ? headless : whole;
}
