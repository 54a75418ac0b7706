/** Mostly empty. */
export const AnnouncedPaymentsSkeleton = () => null;
