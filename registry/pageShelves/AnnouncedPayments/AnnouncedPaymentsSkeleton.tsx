/** Nothing: most players are shown none. */
export const AnnouncedPaymentsSkeleton = () => null;
