/** What the identity vendor of the sandbox answers: by the last name, one of its findings, or not at all. */
export const identityAnswers = ['by-name', 'verified', 'unsure', 'refused', 'underage', 'away'] as const;
export type IdentityAnswer = (typeof identityAnswers)[number];

/** For everybody, and for those who are told apart, by their email in lower case. */
export type IdentityAnswers = {
  readonly everybody: IdentityAnswer;
  readonly people: Readonly<Record<string, IdentityAnswer>>;
};

/** Whoever was told apart first is with everybody again. */
const MOST_PEOPLE = 1_000;

export const asTheirNamesSay: IdentityAnswers = { everybody: 'by-name', people: {} };

export const answerFor = ({ everybody, people }: IdentityAnswers, email: string): IdentityAnswer => {
  const key = email.toLowerCase();
  return Object.hasOwn(people, key) ? (people[key] ?? everybody) : everybody;
};

/** The same with one person told apart; null: with everybody again. */
export function withAnswerFor(answers: IdentityAnswers, email: string, answer: IdentityAnswer | null): IdentityAnswers {
  const key = email.toLowerCase();
  const others = Object.entries(answers.people).filter(([each]) => each !== key);
  const all = answer === null ? others : [...others, [key, answer] as const];
  return { ...answers, people: Object.fromEntries(all.slice(-MOST_PEOPLE)) };
}
