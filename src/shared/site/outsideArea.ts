import { t } from '../text/t.ts';

/** Texts for places where no region accepts wagers (product §8). */
export const outsideArea = {
  title: t`Looks like you're outside of an operating area`,
  body: t`You can still browse markets and deposit funds, but you must be physically located in an operating area to wager`,
} as const;
