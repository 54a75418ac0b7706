import { t } from '#src/shared/text/t.ts';

export const hoursText = (hours: number): string => (hours === 1 ? t`1 hour` : t`${hours} hours`);

export const hoursADay = (hours: bigint): string => (hours === 1n ? t`1 hour a day` : t`${hours} hours a day`);
