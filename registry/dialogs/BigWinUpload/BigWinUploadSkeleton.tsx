/** A dialog that is on its way shows nothing: a box that changes its mind would be worse. */
export const BigWinUploadSkeleton = () => null;
