import { readFileSync } from 'node:fs';
import { jwtVerify, SignJWT } from 'jose';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { addressOf } from '../../app/address.ts';
import type { Keys } from '../../identity/keys.ts';
import type { Ports } from '../../ports.ts';
import { isSecret } from '../secret.ts';
import { errorTexts, type LocationState, type Position } from './state.ts';

const LICENSE_MINUTES = 60;

export type VendorDeps = {
  readonly keys: Keys;
  readonly ports: Ports;
  /** What operators prove themselves with. */
  readonly apiSecret: string;
  readonly state: () => LocationState;
  /** Its own origin, known once it listens. */
  readonly origin: () => string;
};

/** The location vendor of the sandbox, by the protocol of a real one: it sells licences to operators, and signs packets for browsers. */
export function createLocationVendor(deps: VendorDeps): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 16_384 });
  const script = readFileSync(new URL('./location.js', import.meta.url), 'utf8');
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET, POST',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  app.options('/*', (_request, reply) => reply.code(204).send());
  app.get('/location.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/.well-known/jwks.json', () => ({ keys: [deps.keys.publicJwk] }));
  app.post('/licenses', async (request, reply) => {
    if (!isSecret(request.headers.authorization, deps.apiSecret)) return reply.code(401).send({ message: 'Unknown operator' });
    return issueLicense(deps);
  });
  app.post('/packet', (request, reply) => makePacket(deps, request.body, addressOf(request.ip), reply));
  return app;
}

async function issueLicense({ keys, ports, origin }: VendorDeps) {
  const now = Math.floor(ports.now().getTime() / 1000);
  const expiresAt = now + LICENSE_MINUTES * 60;
  const licenseKey = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'license+jwt' })
    .setIssuer(origin())
    .setJti(ports.newId())
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys.privateKey);
  return { licenseKey, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

async function makePacket(deps: VendorDeps, body: unknown, ip: string, reply: FastifyReply) {
  const fail = (code: number) => reply.code(422).send({ code, message: errorTexts[code] ?? 'Unexpected error' });
  const { licenseKey, userId, position } = (body ?? {}) as Readonly<Record<string, unknown>>;
  const state = deps.state();
  if (state.errorCode !== null) return fail(state.errorCode);
  if (typeof licenseKey !== 'string') return fail(606);
  if (typeof userId !== 'string' || userId === '') return fail(609);
  const license = await licenseProblem(deps, licenseKey);
  if (license !== null) return fail(license);
  const at = state.position ?? positionIn(position);
  if (!at) return fail(640);
  return { packet: await signPacket(deps, { userId, licenseKey, ip, at, findings: state.findings }) };
}

async function licenseProblem({ keys, ports, origin }: VendorDeps, key: string): Promise<number | null> {
  try {
    await jwtVerify(key, keys.publicKey, { algorithms: ['ES256'], issuer: origin(), typ: 'license+jwt', currentDate: ports.now() });
    return null;
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_JWT_EXPIRED' ? 608 : 607;
  }
}

function positionIn(value: unknown): Position | null {
  const { latitude, longitude, accuracy } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isPosition = [latitude, longitude, accuracy].every((part) => typeof part === 'number' && Number.isFinite(part));
  return isPosition ? { latitude: latitude as number, longitude: longitude as number, accuracy: accuracy as number } : null;
}

type Observation = { userId: string; licenseKey: string; ip: string; at: Position; findings: readonly string[] };

function signPacket({ keys, ports, origin }: VendorDeps, { userId, licenseKey, ip, at, findings }: Observation): Promise<string> {
  return new SignJWT({ lic: licenseKey, ip, lat: at.latitude, lon: at.longitude, acc: at.accuracy, findings })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'geo+jwt' })
    .setIssuer(origin())
    .setSubject(userId)
    .setJti(ports.newSecret(16))
    .setIssuedAt(Math.floor(ports.now().getTime() / 1000))
    .sign(keys.privateKey);
}
