/** True for phones and tablets (product §2). Chromebooks also say Android and are excluded. */
export const isMobileDevice = (userAgent: string): boolean => !userAgent.includes('CrOS') && /ipad|iphone|android|mobile/i.test(userAgent);
