/** Empty: most players see none. */
export const AnnouncedPaymentsSkeleton = () => null;
