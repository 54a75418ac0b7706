import type { AppDeps } from '#server/api/deps.ts';
import type { Config } from '#server/platform/config/config.ts';
import { seedDemoAccounts } from './demo/demoAccounts.ts';
import { seedFeaturedBets } from './demo/demoFeatured.ts';
import { seedDemoOffers } from './demo/demoOffers.ts';
import { seedDemoOperators } from './demo/demoOperators.ts';
import { rollover, seedWorld } from './world/seed.ts';

export async function fillWorld(
  { seed, hasSimulation }: Pick<Config, 'hasSimulation' | 'seed'>,
  base: Pick<AppDeps, 'bus' | 'db' | 'ports'>,
): Promise<void> {
  const options = seed === null ? {} : { seed };
  const { addedEvents } = await seedWorld(base, options);
  if (addedEvents === 0 && hasSimulation) await rollover(base, { ...options, mode: 'in-progress' });
  await seedDemoAccounts(base);
  await seedFeaturedBets(base);
  await seedDemoOffers(base);
  await seedDemoOperators(base);
}
