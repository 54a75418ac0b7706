import { t } from '#src/shared/text/t.ts';

export const hoursText = (hours: number): string => t`{${hours}, plural, one {# hour} other {# hours}}`;

export const hoursADay = (hours: bigint): string => t`{${hours}, plural, one {# hour} other {# hours}} a day`;
