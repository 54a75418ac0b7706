/** Most players see none. */
export const AnnouncedPaymentsSkeleton = () => null;
