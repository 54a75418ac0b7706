import { errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { areTexts } from '#src/shared/values/plainObject.ts';
import { vendorKeys } from '#server/platform/http/vendorKeys.ts';
import type { Ports } from '#server/platform/ports.ts';

export const PACKET_SECONDS = 60;

export type Packet = {
  readonly nonce: string;
  readonly playerId: string;
  readonly licenseKey: string;
  readonly licenseType: string;
  readonly ip: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
  /** Signs of manipulation, such as `VPN` or `ROOTED_DEVICE`. */
  readonly findings: readonly string[];
};

export type PacketRefusal = 'packet-invalid' | 'packet-expired' | 'vendor-unreachable';

export function createPacketReader(
  origin: string,
  ports: Ports,
  keys: JWTVerifyGetKey = vendorKeys(new URL('/.well-known/jwks.json', origin)),
) {
  return async (jws: string): Promise<Result<Packet, PacketRefusal>> => {
    try {
      const { payload } = await jwtVerify(jws, keys, {
        algorithms: ['ES256'],
        issuer: origin,
        typ: 'geo+jwt',
        currentDate: ports.now(),
        maxTokenAge: PACKET_SECONDS,
        requiredClaims: ['sub', 'jti', 'iat'],
        clockTolerance: 5,
      });
      const packet = shapeOf(payload);
      return packet ? ok(packet) : refuse('packet-invalid');
    } catch (error) {
      if (error instanceof errors.JWTExpired || (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iat'))
        return refuse('packet-expired');
      return refuse(isOurFault(error) ? 'vendor-unreachable' : 'packet-invalid');
    }
  };
}

const isOurFault = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error instanceof TypeError ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC');

const isFinite = (value: unknown): value is number => Number.isFinite(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 1_024;

function shapeOf(claims: Readonly<Record<string, unknown>>): Packet | null {
  const { jti, sub, lic, lty, ip, lat, lon, acc, findings } = claims;
  if (!isFinite(lat) || !isFinite(lon) || !isFinite(acc)) return null;
  if (!isText(jti) || !isText(sub) || !isText(lic) || !isText(lty) || !isText(ip) || !areTexts(findings)) return null;
  const packet = {
    nonce: jti,
    playerId: sub,
    licenseKey: lic,
    licenseType: lty,
    ip,
    latitude: lat,
    longitude: lon,
    accuracy: acc,
    findings,
  };
  const isOnEarth = Math.abs(packet.latitude) <= 90 && Math.abs(packet.longitude) <= 180 && packet.accuracy >= 0;
  return isOnEarth ? packet : null;
}
