import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import type { Sealing } from '../tokens/seal.ts';

export const CONTACT = { phone: 'contact-phone', taxDigits: 'contact-tax-digits' } as const;

export type Contact = {
  readonly addressLine: string;
  readonly city: string;
  readonly postalCode: string;
  /** Null if encrypted with other keys. */
  readonly phone: string | null;
  /** Last digits of the tax number, if known. */
  readonly taxDigits: string | null;
};

export async function contactOf(db: Kysely<Schema>, { unseal }: Sealing, playerId: string): Promise<Contact | null> {
  const row = await db.selectFrom('player_contacts').selectAll().where('player_id', '=', playerId).executeTakeFirst();
  if (!row) return null;
  return {
    addressLine: row.address_line,
    city: row.city,
    postalCode: row.postal_code,
    phone: unseal(CONTACT.phone, row.phone_sealed),
    taxDigits: row.tax_digits_sealed === null ? null : unseal(CONTACT.taxDigits, row.tax_digits_sealed),
  };
}
