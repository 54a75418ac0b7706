/**
 * What open bets come to when the register lists their player. `stand`: they run to their result. `void-refund`: stakes go back.
 * `refund-before-start`: stakes go back of bets no event of which had begun when the player was listed; the others run.
 */
export type ListedBetRule = 'refund-before-start' | 'stand' | 'void-refund';

/** By the region where a bet was placed. */
export const listedBetRules: Readonly<Record<string, ListedBetRule>> = {
  // AGCO Registrar's Standards for Internet Gaming 2.14 (amended May 2026): a wager is refunded if the player enrols before the event, or the
  // series of events, begins; afterwards it need not be. 2.14.1 gives 24 hours for it. https://www.agco.ca/en/lottery-and-gaming/responsible-gambling/self-exclusion-and-breaks-play
  'CA-ON': 'refund-before-start',
  // Mich. Admin. Code R 432.676(2): any wager by a prohibited person is cancelled. https://www.law.cornell.edu/regulations/michigan/Mich-Admin-Code-R-432-676
  'US-MI': 'void-refund',
  // N.J.A.C. 13:69N-1.11(d): no wager is rescinded without the Division's approval. https://www.law.cornell.edu/regulations/new-jersey/N-J-Admin-Code-SS-13-69N-2.3
  'US-NJ': 'stand',
  // 58 Pa. Code 815a speaks of play after the listing, not of wagers before it. https://www.pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter815a%2Fchap815atoc.html
  'US-PA': 'stand',
};

/** Bets stand where no rule is known. */
export const listedBetRule = (region: string): ListedBetRule =>
  (Object.hasOwn(listedBetRules, region) ? listedBetRules[region] : undefined) ?? 'stand';

export const regionsWith = (rule: ListedBetRule): readonly string[] =>
  Object.entries(listedBetRules).flatMap(([region, each]) => (each === rule ? [region] : []));
