/** Results to imitate. `by-name` depends on the last name, `away` answers with HTTP status 503. */
export const identityAnswers = ['by-name', 'verified', 'unsure', 'refused', 'underage', 'away'] as const;
export type IdentityAnswer = (typeof identityAnswers)[number];

export type IdentityAnswers = {
  readonly everybody: IdentityAnswer;
  readonly people: Readonly<Record<string, IdentityAnswer>>;
};

const MOST_PEOPLE = 1_000;

export const asTheirNamesSay: IdentityAnswers = { everybody: 'by-name', people: {} };

export const answerFor = ({ everybody, people }: IdentityAnswers, email: string): IdentityAnswer => {
  const key = email.toLowerCase();
  return Object.hasOwn(people, key) ? (people[key] ?? everybody) : everybody;
};

export function withAnswerFor(answers: IdentityAnswers, email: string, answer: IdentityAnswer | null): IdentityAnswers {
  const key = email.toLowerCase();
  const others = Object.entries(answers.people).filter(([each]) => each !== key);
  const all = answer === null ? others : [...others, [key, answer] as const];
  return { ...answers, people: Object.fromEntries(all.slice(-MOST_PEOPLE)) };
}
