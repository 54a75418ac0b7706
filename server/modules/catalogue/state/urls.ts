/** Canonical URLs (product §2), which are the keys of layouts. */
export const sportUrl = (sport: string): string => `/sport/${sport}`;
export const competitionUrl = (sport: string, organization: string, competition: string): string =>
  `${sportUrl(sport)}/organization/${organization}/competition/${competition}`;
export const eventUrl = (competition: string, eventId: string): string => `${competition}/event/${eventId}`;
