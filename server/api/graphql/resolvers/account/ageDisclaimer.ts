import { playingAgeOf } from '#server/platform/regions/regions.ts';
import { t } from '#src/shared/text/t.ts';

export const ageDisclaimer = (region: string): string =>
  t`You must be ${playingAgeOf(region)} or older and physically located in an operating area to wager.`;
