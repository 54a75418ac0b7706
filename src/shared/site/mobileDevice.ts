/** Excludes Chromebooks, whose user agents also name Android (product §2). */
export const isMobileDevice = (userAgent: string): boolean => !userAgent.includes('CrOS') && /ipad|iphone|android|mobile/i.test(userAgent);
