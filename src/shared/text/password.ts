/** Characters of a password, as people count them: a picture is one. */
export const PASSWORD_LENGTH = { least: 8, most: 128 } as const;

/** Why a password is not taken, whoever asks for it and wherever; null for one of the right length. */
export function passwordProblem(password: string): 'too-long' | 'too-short' | null {
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.least) return 'too-short';
  return length > PASSWORD_LENGTH.most ? 'too-long' : null;
}
