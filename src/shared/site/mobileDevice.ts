/** Product §2. Chromebooks also say Android. */
export const isMobileDevice = (userAgent: string): boolean => !userAgent.includes('CrOS') && /ipad|iphone|android|mobile/i.test(userAgent);
