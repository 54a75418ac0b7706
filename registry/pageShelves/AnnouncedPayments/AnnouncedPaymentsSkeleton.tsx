export const AnnouncedPaymentsSkeleton = () => null;
