/** What happens to open bets of a listed player. `refund-before-start`: refund bets whose events had not begun. */
export type ListedBetRule = 'refund-before-start' | 'stand' | 'void-refund';

export const listedBetRules: Readonly<Record<string, ListedBetRule>> = {
  // AGCO Standards for Internet Gaming 2.14 (May 2026): refund a wager if the player enrols before its (series of) events begins, within 24
  // hours (2.14.1). https://www.agco.ca/en/lottery-and-gaming/responsible-gambling/self-exclusion-and-breaks-play
  'CA-ON': 'refund-before-start',
  // Mich. Admin. Code R 432.676(2): wagers by prohibited persons are cancelled.
  // https://www.law.cornell.edu/regulations/michigan/Mich-Admin-Code-R-432-676
  'US-MI': 'void-refund',
  // N.J.A.C. 13:69N-1.11(d): no wager is rescinded without the Division's approval. https://www.law.cornell.edu/regulations/new-jersey/N-J-Admin-Code-SS-13-69N-2.3
  'US-NJ': 'stand',
  // 58 Pa. Code 815a covers play after the listing only.
  // https://www.pacodeandbulletin.gov/Display/pacode?d=reduce&file=%2Fsecure%2Fpacode%2Fdata%2F058%2Fchapter815a%2Fchap815atoc.html
  'US-PA': 'stand',
};

export const listedBetRule = (region: string): ListedBetRule =>
  (Object.hasOwn(listedBetRules, region) ? listedBetRules[region] : undefined) ?? 'stand';

export const regionsWith = (rule: ListedBetRule): readonly string[] =>
  Object.entries(listedBetRules).flatMap(([region, each]) => (each === rule ? [region] : []));
