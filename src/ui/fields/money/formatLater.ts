import { createUpgrade } from '../../upgrade.ts';

export const formatLater = createUpgrade(async () => (await import('./MoneyFormat.tsx')).MoneyFormat);
