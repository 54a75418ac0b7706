/** Whether a user agent is of a phone or a tablet (product §2); a laptop that can run their apps says so too, and is none. */
export const isMobileDevice = (userAgent: string): boolean => !userAgent.includes('CrOS') && /ipad|iphone|android|mobile/i.test(userAgent);
