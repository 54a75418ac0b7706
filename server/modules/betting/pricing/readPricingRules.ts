import type { Kysely } from 'kysely';
import type { Schema } from '#server/platform/store/index.ts';
import { readTeaserTable } from './teaser/teaserTable.ts';
import { DEFAULT_PRICING_RULES, type PricingRules } from './ticket.ts';

export const readPricingRules = async (db: Kysely<Schema>): Promise<PricingRules> => ({
  ...DEFAULT_PRICING_RULES,
  teasers: await readTeaserTable(db),
});
