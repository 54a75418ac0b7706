import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Bus, topics } from '#server/platform/bus/bus.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';
import { createFinder, type FindPartner, type Partner, type PartnerSite } from './findPartner.ts';
import { createPartnerReader, type IsExpected, keysOf, type ReadPartnerToken } from './partnerTokens.ts';
import { dismissPrompt, dismissedPrompts, type PromptType } from './prompts.ts';

export type { PartnerSite } from './findPartner.ts';
export { isPromptType } from './prompts.ts';

export const ACCOUNT_TYPE = 'PARTNER';

export type LinkOutcome = 'ALREADY_LINKED' | 'DUPLICATE_ID' | 'INVALID' | 'SUCCESS';

export type Linking = {
  readonly isOfferedBy: (brand: string) => boolean;
  readonly originsOf: (brand: string) => readonly string[];
  readonly partnerOf: (brand: string) => Promise<Partner | null>;
  readonly linkedTo: (playerId: string) => Promise<Row<'linked_accounts'> | null>;
  readonly link: (playerId: string, idToken: string, isExpected: IsExpected) => Promise<LinkOutcome>;
  readonly unlink: (playerId: string) => Promise<boolean>;
  readonly dismissedPrompts: (playerId: string) => Promise<readonly PromptType[]>;
  readonly dismissPrompt: (playerId: string, promptType: PromptType) => Promise<void>;
};

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };

const notify = ({ bus, ports }: Deps, playerId: string): void =>
  bus.publish(topics.links(playerId), { version: String(ports.now().getTime()) });

export function openLinking(deps: Deps, site: PartnerSite | null, brands: readonly string[]): Linking {
  const look = site && createFinder(site, deps);
  let latest: Partner | null = null;
  const find: FindPartner | null = look && (async (isPatient) => (latest = await look(isPatient)));
  const isOfferedBy = (brand: string): boolean => site !== null && brands.includes(brand);
  let reading: { readonly partner: Partner; readonly read: ReturnType<typeof createPartnerReader> } | null = null;
  const read: ReadPartnerToken = async (idToken, isExpected) => {
    const partner = (await find?.(true)) ?? null;
    if (partner === null) return null;
    if (reading?.partner !== partner) reading = { partner, read: createPartnerReader(partner, deps.ports, keysOf(partner, site?.ask)) };
    return reading.read(idToken, isExpected);
  };
  return {
    isOfferedBy,
    originsOf: (brand) => {
      if (site === null || !isOfferedBy(brand)) return [];
      void find?.();
      return [...new Set([site.issuer, ...(latest ? [latest.tokenUrl] : [])].map((address) => new URL(address).origin))];
    },
    partnerOf: async (brand) => (find && isOfferedBy(brand) ? find() : null),
    linkedTo: async (playerId) =>
      (await deps.db
        .selectFrom('linked_accounts')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('account_type', '=', ACCOUNT_TYPE)
        .executeTakeFirst()) ?? null,
    link: (playerId, idToken, isExpected) => link(deps, read, { playerId, idToken, isExpected }),
    unlink: (playerId) => unlink(deps, playerId),
    dismissedPrompts: (playerId) => dismissedPrompts(deps.db, playerId),
    dismissPrompt: (playerId, promptType) => dismissPrompt(deps, playerId, promptType),
  };
}

type Wish = { readonly playerId: string; readonly idToken: string; readonly isExpected: IsExpected };

async function link(deps: Deps, read: ReadPartnerToken, { playerId, idToken, isExpected }: Wish): Promise<LinkOutcome> {
  const { db, ports, log } = deps;
  const account = await read(idToken, isExpected);
  if (!account) {
    log.info({ event: 'account-link-refused', playerId });
    return 'INVALID';
  }
  const made = await db
    .insertInto('linked_accounts')
    .values({
      ...{ player_id: playerId, account_type: ACCOUNT_TYPE, subject: account.subject, label: account.label },
      ...{ linked_at: ports.now(), favorites: [...account.favorites] },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (made) {
    log.info({ event: 'account-linked', playerId });
    notify(deps, playerId);
    return 'SUCCESS';
  }
  const held = await db
    .selectFrom('linked_accounts')
    .select('subject')
    .where('player_id', '=', playerId)
    .where('account_type', '=', ACCOUNT_TYPE)
    .executeTakeFirst();
  if (!held) return 'DUPLICATE_ID';
  if (held.subject !== account.subject) return 'ALREADY_LINKED';
  await db
    .updateTable('linked_accounts')
    .set({ favorites: [...account.favorites] })
    .where('player_id', '=', playerId)
    .where('account_type', '=', ACCOUNT_TYPE)
    .where('subject', '=', account.subject)
    .execute();
  notify(deps, playerId);
  return 'SUCCESS';
}

async function unlink(deps: Deps, playerId: string): Promise<boolean> {
  const gone = await deps.db
    .deleteFrom('linked_accounts')
    .where('player_id', '=', playerId)
    .where('account_type', '=', ACCOUNT_TYPE)
    .returning('subject')
    .execute();
  if (gone.length === 0) return false;
  deps.log.info({ event: 'account-unlinked', playerId });
  notify(deps, playerId);
  return true;
}
