import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Number of periods before and after the current one whose codes are accepted, because clocks differ. */
const WINDOW = 1;

const totpOf = (secret: string, email = '') =>
  new TOTP({
    issuer: 'Linemaker console',
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** Returns 160 random bits in base 32 (RFC 4226 §4). */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** Returns the period of a valid code (RFC 6238), or null. Codes up to period `after` are used up. */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after }: { readonly now: Date; readonly after: number | null },
): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
  return after !== null && step <= after ? null : step;
}
