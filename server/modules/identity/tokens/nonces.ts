import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Ports } from '#server/platform/ports.ts';
import type { Keys } from './keys.ts';

const OPEN_SECONDS = 3_600;
const SHAPE = /^([\w-]{22})([\da-f]{8})([\w-]{32})$/;

const macOf = ({ secret }: Keys, playerId: string, drawn: string, time: string): string =>
  createHmac('sha256', secret).update(`nonce:${playerId}:${drawn}:${time}`).digest('base64url').slice(0, 32);

export function issueNonce(keys: Keys, ports: Ports, playerId: string): string {
  const drawn = createHash('sha256').update(ports.newSecret(16)).digest('base64url').slice(0, 22);
  const time = Math.floor(ports.now().getTime() / 1_000)
    .toString(16)
    .padStart(8, '0');
  return `${drawn}${time}${macOf(keys, playerId, drawn, time)}`;
}

export function isNonceOf(keys: Keys, ports: Pick<Ports, 'now'>, playerId: string, nonce: string): boolean {
  const [, drawn = '', time = '', mac = ''] = SHAPE.exec(nonce) ?? [];
  if (mac === '' || !timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(keys, playerId, drawn, time)))) return false;
  const ageSeconds = ports.now().getTime() / 1_000 - Number.parseInt(time, 16);
  return ageSeconds <= OPEN_SECONDS;
}
