/** Excludes Chromebooks, because their user agents name Android, too (product §2). */
export const isMobileDevice = (userAgent: string): boolean => !userAgent.includes('CrOS') && /ipad|iphone|android|mobile/i.test(userAgent);
