/** Takes no space, because most players have no announced payment. */
export const AnnouncedPaymentsSkeleton = () => null;
