import type { OfferDocument } from '#src/shared/offers/document.ts';

type Ends = { readonly document: Pick<OfferDocument, 'from' | 'until'>; readonly stoppedAt: Date | null };

export const isRunning = ({ document: { from, until }, stoppedAt }: Ends, now: Date): boolean =>
  stoppedAt === null && Date.parse(from) <= now.getTime() && now.getTime() < Date.parse(until);
