import { randomBytes, randomFillSync } from 'node:crypto';
import type { Ports } from './ports.ts';

export const CLOCK_TOPIC = 'sandbox:clock';

export type MovableClock = {
  readonly now: () => Date;
  readonly offsetMs: () => number;
  readonly setOffsetMs: (offsetMs: number) => void;
};

export function createClock(wall: () => number = Date.now): MovableClock {
  let offsetMs = 0;
  return {
    now: () => new Date(wall() + offsetMs),
    offsetMs: () => offsetMs,
    setOffsetMs: (next) => {
      offsetMs = next;
    },
  };
}

/** `seed` makes `random` reproducible, but not ids and secrets. */
export function createPorts(clock: MovableClock, seed: number): Ports {
  return { now: clock.now, random: seededRandom(seed), newId: () => newId(clock.now().getTime()), newSecret };
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const noise = new Uint8Array(16);

function newId(timeMs: number): string {
  let id = '';
  for (let rest = timeMs, digit = 0; digit < 10; digit += 1, rest = Math.floor(rest / 32)) id = ALPHABET.charAt(rest % 32) + id;
  for (const byte of randomFillSync(noise)) id += ALPHABET.charAt(byte % 32);
  return id;
}

const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
