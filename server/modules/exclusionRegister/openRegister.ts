import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import type { PersonKeys } from '#server/modules/persons/index.ts';
import { topics, type Bus } from '#server/platform/bus/bus.ts';
import type { RegisterPort } from '#server/platform/moduleDeps.ts';
import type { Ports } from '#server/platform/ports.ts';
import { type Schema, withTransaction } from '#server/platform/store/index.ts';
import { createReachability, type Reachability } from './reachability.ts';
import { recordAnswer } from './recordAnswer.ts';
import { personDigest, type Questioned } from './rules/index.ts';
import { createUnanswered } from './unanswered.ts';
import { askRegister, type RegisterVendor } from './vendor.ts';

export type RegisterDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Pick<Ports, 'newId' | 'newSecret' | 'now'>;
  readonly bus: Bus;
  readonly log: Pick<Logger, 'error' | 'info'>;
  readonly personKeys: PersonKeys;
  /** Null keeps every account closed. */
  readonly vendor: RegisterVendor | null;
  readonly freshMs: number;
  /** Last four digits of the tax number, if known. */
  readonly taxDigitsOf: (playerId: string) => Promise<string | null>;
  /** Called after an exclusion is committed; requests waiting for the answer continue afterwards. */
  readonly onListed: () => Promise<unknown>;
};

export type Register = RegisterPort & {
  readonly reachability: Reachability;
  /** Sends a new check even if one is pending, whose answer may be outdated. */
  readonly askAnew: (playerId: string) => Promise<boolean>;
  readonly resting: () => readonly string[];
};

export function openRegister(deps: RegisterDeps): Register {
  const { db, ports, log } = deps;
  const reachability = createReachability(log, () => ports.now());
  const asking = new Map<string, Promise<boolean>>();
  const unanswered = createUnanswered(() => ports.now());
  const askNow = (playerId: string): Promise<boolean> => {
    const running = asking.get(playerId);
    if (running) return running;
    const asked = askAndKeep(deps, reachability, playerId)
      .catch((error: unknown) => {
        log.error({ event: 'register-answer-lost', playerId, error });
        return false;
      })
      .then((isKept) => {
        unanswered.note(playerId, isKept);
        asking.delete(playerId);
        return isKept;
      });
    asking.set(playerId, asked);
    return asked;
  };
  // While the register is unreachable, sends only one check at a time, as a probe.
  const ask = (playerId: string): Promise<boolean> =>
    asking.size > 0 && reachability.isAway() && !asking.has(playerId) ? Promise.resolve(false) : askNow(playerId);
  const askAnew = async (playerId: string): Promise<boolean> => {
    await asking.get(playerId);
    return askNow(playerId);
  };
  const ensure = async (playerId: string): Promise<boolean> => (await isRegisterKnown(db, playerId, ports.now())) || ask(playerId);
  return { ask, askAnew, ensure, reachability, resting: unanswered.resting };
}

async function askAndKeep(deps: RegisterDeps, reachability: Reachability, playerId: string): Promise<boolean> {
  const { db, ports, log, bus, freshMs, vendor } = deps;
  const person = await questionedOf(deps, playerId);
  if (person === null) return false;
  const requestId = newRequestId(ports);
  const answer = await askRegister(vendor, person, { requestId, now: ports.now });
  reachability.note(answer.ok ? null : answer.refusal, playerId);
  if (!answer.ok) return false;
  const received = { playerId, requestId, digest: personDigest(person), answer: answer.value, freshMs, newId: ports.newId };
  const { barred } = await withTransaction(db, (trx) => recordAnswer(trx, { ...received, now: ports.now() }));
  if (barred.length === 0) return true;
  log.info({ event: 'register-match', playerId, requestId, accounts: barred.length });
  for (const account of barred) bus.publish(topics.barred, account);
  await deps.onListed();
  return true;
}

export const newRequestId = ({ newId, newSecret }: RegisterDeps['ports']): string => `${newId()}.${newSecret(16)}`;

async function questionedOf({ db, taxDigitsOf }: Pick<RegisterDeps, 'db' | 'taxDigitsOf'>, playerId: string): Promise<Questioned | null> {
  const row = await db
    .selectFrom('players')
    .select(['first_name', 'last_name', 'birth_date', 'region'])
    .where('id', '=', playerId)
    .executeTakeFirst();
  if (!row?.birth_date) return null;
  const { first_name: firstName, last_name: lastName, birth_date: birthDate, region } = row;
  return { firstName, lastName, birthDate, region, taxDigits: await taxDigitsOf(playerId) };
}
