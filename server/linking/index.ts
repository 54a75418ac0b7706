import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Bus, topics } from '../live/bus.ts';
import type { Ports } from '../ports.ts';
import type { Row, Schema } from '../store/schema.ts';
import { createPartnerReader, type Partner, type ReadPartnerToken } from './partnerTokens.ts';

export type { Partner } from './partnerTokens.ts';

/** The one kind of account that can be linked today. */
export const ACCOUNT_TYPE = 'PARTNER';

export type LinkOutcome = 'ALREADY_LINKED' | 'DUPLICATE_ID' | 'INVALID' | 'SUCCESS';

export type Linking = {
  /** Null where nobody is connected. */
  readonly partner: Partner | null;
  readonly linkedTo: (playerId: string) => Promise<Row<'linked_accounts'> | null>;
  readonly link: (playerId: string, idToken: string, nonce: string) => Promise<LinkOutcome>;
  /** False: nothing was linked. */
  readonly unlink: (playerId: string) => Promise<boolean>;
};

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus: Bus; readonly log: Logger };

/** Whoever shows the accounts reads them again. */
const tell = ({ bus, ports }: Deps, playerId: string): void =>
  bus.publish(topics.links(playerId), { version: String(ports.now().getTime()) });

export function openLinking(deps: Deps, partner: Partner | null): Linking {
  const read = partner && createPartnerReader(partner, deps.ports);
  return {
    partner,
    linkedTo: async (playerId) =>
      (await deps.db
        .selectFrom('linked_accounts')
        .selectAll()
        .where('player_id', '=', playerId)
        .where('account_type', '=', ACCOUNT_TYPE)
        .executeTakeFirst()) ?? null,
    link: (playerId, idToken, nonce) => link(deps, read, { playerId, idToken, nonce }),
    unlink: async (playerId) => {
      const gone = await deps.db
        .deleteFrom('linked_accounts')
        .where('player_id', '=', playerId)
        .where('account_type', '=', ACCOUNT_TYPE)
        .returning('subject')
        .execute();
      if (gone.length === 0) return false;
      deps.log.info({ event: 'account-unlinked', playerId });
      tell(deps, playerId);
      return true;
    },
  };
}

type Wish = { readonly playerId: string; readonly idToken: string; readonly nonce: string };

/** The database judges: of two who want the same account at once, one gets it. To link again what is linked changes nothing. */
async function link(deps: Deps, read: ReadPartnerToken | null, { playerId, idToken, nonce }: Wish): Promise<LinkOutcome> {
  const { db, ports, log } = deps;
  const account = read && (await read(idToken, nonce));
  if (!account) {
    log.info({ event: 'account-link-refused', playerId });
    return 'INVALID';
  }
  const made = await db
    .insertInto('linked_accounts')
    .values({ player_id: playerId, account_type: ACCOUNT_TYPE, subject: account.subject, label: account.label, linked_at: ports.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  if (made) {
    log.info({ event: 'account-linked', playerId });
    tell(deps, playerId);
    return 'SUCCESS';
  }
  const held = await db
    .selectFrom('linked_accounts')
    .select('subject')
    .where('player_id', '=', playerId)
    .where('account_type', '=', ACCOUNT_TYPE)
    .executeTakeFirst();
  if (!held) return 'DUPLICATE_ID';
  return held.subject === account.subject ? 'SUCCESS' : 'ALREADY_LINKED';
}
