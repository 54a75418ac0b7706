import { readFileSync } from 'node:fs';
import { jwtVerify, SignJWT } from 'jose';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { addressOf } from '#server/platform/http/address.ts';
import type { LicenseType } from '#server/modules/geolocation/index.ts';
import type { Keys } from '#server/modules/identity/tokens/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import { isSecret } from '../secret.ts';
import { onThisMachine } from '../thisMachine.ts';
import { errorTexts, type LocalService, locationOf, type Position, type Whereabouts } from './state.ts';
import { codeOf } from '../../platform/errors.ts';

const LICENSE_MINUTES = 60;
const LICENSE_TYPES: readonly LicenseType[] = ['REGULAR', 'NO_DOWNLOAD_BROWSER'];

const SERVICE_CODES: Readonly<Record<LocalService, number | null>> = { absent: 630, there: null, old: 699, away: 631 };

export type VendorDeps = {
  readonly keys: Keys;
  readonly ports: Ports;
  readonly apiSecret: string;
  readonly state: () => Whereabouts;
  readonly origin: () => string;
};

export function createLocationVendor(deps: VendorDeps): FastifyInstance {
  const app = fastify({ logger: false, bodyLimit: 16_384 });
  app.addHook('onRequest', onThisMachine);
  const scriptOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  const scripts = { '/location.js': scriptOf('./location.js'), '/service.js': scriptOf('./service.js') };
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
  for (const [path, script] of Object.entries(scripts))
    app.get(path, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/.well-known/jwks.json', () => ({ keys: [deps.keys.publicJwk] }));
  app.post('/licenses', async (request, reply) => {
    if (!isSecret(request.headers.authorization, deps.apiSecret)) return reply.code(401).send({ message: 'Unknown operator' });
    const { licenseType } = membersOf(request.body);
    const known = LICENSE_TYPES.find((type) => type === licenseType);
    if (known === undefined) return reply.code(400).send({ message: 'Unknown licence type' });
    return issueLicense(deps, known);
  });
  app.post('/packet', (request, reply) => makePacket(deps, { ...told(request), licenseType: 'NO_DOWNLOAD_BROWSER' }, reply));
  app.get('/service', () => ({ isConnected: deps.state().everybody.service !== 'absent' }));
  app.post('/service/packet', (request, reply) => {
    const code = SERVICE_CODES[deps.state().everybody.service];
    return code === null ? makePacket(deps, { ...told(request), licenseType: 'REGULAR' }, reply) : refuse(reply, code);
  });
  return app;
}

const told = (request: FastifyRequest) => ({ body: request.body, ip: addressOf(request.ip) });

const refuse = (reply: FastifyReply, code: number) => reply.code(422).send({ code, message: errorTexts[code] ?? 'Unexpected error' });

async function issueLicense({ keys, ports, origin }: VendorDeps, licenseType: LicenseType) {
  const now = Math.floor(ports.now().getTime() / 1000);
  const expiresAt = now + LICENSE_MINUTES * 60;
  const licenseKey = await new SignJWT({ licenseType })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'license+jwt' })
    .setIssuer(origin())
    .setJti(ports.newId())
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys.privateKey);
  return { licenseKey, expiresAt: new Date(expiresAt * 1000).toISOString() };
}

type Asked = { readonly body: unknown; readonly ip: string; readonly licenseType: LicenseType };

async function makePacket(deps: VendorDeps, { body, ip, licenseType }: Asked, reply: FastifyReply) {
  const fail = (code: number) => refuse(reply, code);
  const { licenseKey, userId, position } = membersOf(body);
  const state = typeof userId === 'string' ? locationOf(deps.state(), userId) : deps.state().everybody;
  if (state.errorCode !== null) return fail(state.errorCode);
  if (typeof licenseKey !== 'string') return fail(606);
  if (typeof userId !== 'string' || userId === '') return fail(609);
  const license = await licenseProblem(deps, licenseKey, licenseType);
  if (license !== null) return fail(license);
  const at = state.position ?? positionIn(position);
  if (!at) return fail(640);
  return { packet: await signPacket(deps, { userId, licenseKey, licenseType, ip, at, findings: state.findings }) };
}

async function licenseProblem({ keys, ports, origin }: VendorDeps, key: string, type: LicenseType): Promise<number | null> {
  try {
    const rules = { algorithms: ['ES256'], issuer: origin(), typ: 'license+jwt', currentDate: ports.now() };
    const { payload } = await jwtVerify(key, keys.publicKey, rules);
    return payload['licenseType'] === type ? null : 607;
  } catch (error) {
    return codeOf(error) === 'ERR_JWT_EXPIRED' ? 608 : 607;
  }
}

const isFiniteNumber = (value: unknown): value is number => Number.isFinite(value);

function positionIn(value: unknown): Position | null {
  const { latitude, longitude, accuracy } = membersOf(value);
  return isFiniteNumber(latitude) && isFiniteNumber(longitude) && isFiniteNumber(accuracy) ? { latitude, longitude, accuracy } : null;
}

type Observation = { userId: string; licenseKey: string; licenseType: LicenseType; ip: string; at: Position; findings: readonly string[] };

function signPacket(
  { keys, ports, origin }: VendorDeps,
  { userId, licenseKey, licenseType, ip, at, findings }: Observation,
): Promise<string> {
  return new SignJWT({ lic: licenseKey, lty: licenseType, ip, lat: at.latitude, lon: at.longitude, acc: at.accuracy, findings })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'geo+jwt' })
    .setIssuer(origin())
    .setSubject(userId)
    .setJti(ports.newSecret(16))
    .setIssuedAt(Math.floor(ports.now().getTime() / 1000))
    .sign(keys.privateKey);
}
