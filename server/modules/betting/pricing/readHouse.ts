import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { readTeaserTable } from './teaser/teaserTable.ts';
import { DEFAULT_HOUSE, type House } from './ticket.ts';

export const readHouse = async (db: Kysely<Schema>): Promise<House> => ({ ...DEFAULT_HOUSE, teasers: await readTeaserTable(db) });
